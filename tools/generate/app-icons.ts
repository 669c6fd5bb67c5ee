import { join } from 'node:path'
import sharp from 'sharp'

const GROUND = '#0b0d16'

/** The jade ring of packages/ui/art/logo.tsx, `share` of the square wide. */
function mark(share: number, ground: string | null): string {
  const side = 32 / share
  const from = -(side - 32) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${side} ${side}">
    <defs><radialGradient id="j" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#d9fff0"/><stop offset=".32" stop-color="#62e6b3"/>
    <stop offset=".74" stop-color="#149a70"/><stop offset="1" stop-color="#07543d"/></radialGradient></defs>
    ${ground ? `<rect x="${from}" y="${from}" width="${side}" height="${side}" fill="${ground}"/>` : ''}
    <path fill="url(#j)" fill-rule="evenodd" d="M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30Zm0 9.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Z"/>
    <path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round" d="M6.500 11.500A10.500 10.500 0 0 1 13 6"/>
  </svg>`
}

async function draw(file: string, size: number, svg: string): Promise<void> {
  // rendered large and scaled down: its edges are clean at any size
  const large = await sharp(Buffer.from(svg), { density: 2_400 })
    .resize(size * 2, size * 2)
    .png()
    .toBuffer()
  await sharp(large).resize(size, size).png({ compressionLevel: 9 }).toFile(file)
}

/** Renders the icons of the installable site from the logo into a folder. */
export async function drawIcons(out: string): Promise<void> {
  await draw(join(out, 'icon-192.png'), 192, mark(0.92, null))
  await draw(join(out, 'icon-512.png'), 512, mark(0.92, null))
  // a phone may crop a maskable icon to a circle of four fifths
  await draw(join(out, 'maskable-512.png'), 512, mark(0.6, GROUND))
  await draw(join(out, 'apple-touch-icon.png'), 180, mark(0.72, GROUND))
}
