import sharp from 'sharp'

/** A picture for a proof of transfer: a real PNG, generated here. */
export function slipPicture(words: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="#f4f6f8"/>
    <rect x="24" y="24" width="432" height="96" fill="#0f766e"/><text x="48" y="320" font-size="28" fill="#111">${words}</text></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
