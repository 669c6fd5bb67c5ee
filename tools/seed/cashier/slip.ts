import sharp from 'sharp'
import { moneyText } from '#kit/money.ts'
import type { MethodRow } from '#features/money/deposits/store/methods.ts'
import type { PastDeposit } from './deposits.ts'

const WIDTH = 640
const HEIGHT = 900

function grouped(amount: bigint): string {
  return moneyText(amount).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
}

/** A proof of transfer like a phone's screenshot; it names a fictitious bank. */
export function drawSlip({ resident, amount, at }: PastDeposit, { account }: MethodRow): Promise<Buffer> {
  const rows = [
    ['From', resident.name],
    ['To', account?.holder ?? ''],
    ['Account', account?.accountNumber ?? ''],
    ['Bank', account?.bank ?? ''],
    ['When', at.toISOString().slice(0, 16).replace('T', ' ')],
  ]
  const lines = rows.map(
    ([label, value], row) => `
    <text x="48" y="${420 + row * 78}" font-size="24" fill="#6b7280">${label}</text>
    <text x="592" y="${420 + row * 78}" font-size="26" fill="#111827" text-anchor="end">${value}</text>
    <line x1="48" x2="592" y1="${444 + row * 78}" y2="${444 + row * 78}" stroke="#e5e7eb"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="DejaVu Sans, Inter, sans-serif">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#f8fafc"/>
    <rect width="${WIDTH}" height="120" fill="#0f766e"/>
    <text x="48" y="74" font-size="32" fill="#ffffff">Demo transfer receipt</text>
    <circle cx="320" cy="210" r="44" fill="#10b981"/>
    <path d="M300 210 l14 16 l28 -32" stroke="#ffffff" stroke-width="8" fill="none"/>
    <text x="320" y="330" font-size="44" fill="#111827" text-anchor="middle">${grouped(amount)} ${resident.currency}</text>
    ${lines.join('')}
    <text x="320" y="860" font-size="20" fill="#9ca3af" text-anchor="middle">A picture of the demonstration: no bank sent it.</text>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
