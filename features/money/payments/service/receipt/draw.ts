import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { Paper } from '../../words.ts'

/** A5 in points: a phone shows it without zooming, and it prints on half a sheet. */
const [WIDTH, HEIGHT] = [419.53, 595.28]
const EDGE = 36
const ROW = 26
const LINE = 14
const [INK, SOFT, RULE] = ['#171a24', '#5e636f', '#dcdbd5']

type Weight = 400 | 500 | 700
type Subset = 'latin' | 'latin-ext' | 'vietnamese'

/** The font's files are split by script; a character is drawn from the file that has it. Code points of the font's own unicode.json. */
const VIETNAMESE: readonly (readonly [number, number])[] = [
  [0x102, 0x103],
  [0x110, 0x111],
  [0x128, 0x129],
  [0x168, 0x169],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1ea0, 0x1ef9],
  [0x20ab, 0x20ab],
]
const LATIN: readonly (readonly [number, number])[] = [
  [0x0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]

/** The file of the font that has a character. */
export function subsetOf(letter: string): Subset {
  const code = letter.codePointAt(0) ?? 0
  const isIn = (ranges: typeof LATIN): boolean =>
    ranges.some(([first, last]) => code >= first && code <= last)
  if (isIn(VIETNAMESE)) return 'vietnamese'
  return isIn(LATIN) ? 'latin' : 'latin-ext'
}

const files = new Map<string, Buffer>()

/** Read once: a receipt needs up to nine of them. */
function fontFile(subset: Subset, weight: Weight): Buffer {
  const name = `be-vietnam-pro-${subset}-${weight}-normal.woff`
  const file =
    files.get(name) ??
    readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/be-vietnam-pro/files/${name}`)))
  files.set(name, file)
  return file
}

type Pen = InstanceType<typeof PDFDocument>
type Style = { readonly weight: Weight; readonly size: number; readonly ink: string }

/** A receipt as a PDF document with embedded fonts; the same lines as on paper and in the picture. */
export function receiptPdf(paper: Paper, { lang, at }: { lang: 'en' | 'vi'; at: Date }): Promise<Buffer> {
  const pen = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    lang,
    info: { Title: `${paper.title} ${paper.reference}`, Author: paper.brand, CreationDate: at },
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pen.on('data', (piece: Buffer) => pieces.push(piece))
    pen.on('end', () => resolve(Buffer.concat(pieces)))
    pen.on('error', reject)
  })
  draw(pen, paper)
  pen.end()
  return done
}

function draw(pen: Pen, { brand, title, total, lines, foot }: Paper): void {
  const soft = (size: number): Style => ({ weight: 400, size, ink: SOFT })
  let y = EDGE
  write(pen, brand, { x: EDGE, y }, { weight: 700, size: 15, ink: INK })
  writeRight(pen, title, y + 3, soft(11))
  y += 38
  write(pen, total.name, { x: EDGE, y }, soft(10))
  y += 15
  write(pen, total.value, { x: EDGE, y }, { weight: 700, size: 24, ink: INK })
  y += 42
  for (const { name, value } of lines) {
    rule(pen, y)
    write(pen, name, { x: EDGE, y: y + 7 }, soft(10))
    const words: Style = { weight: 500, size: 10, ink: INK }
    const wrapped = wrap(pen, value, words, WIDTH - 2 * EDGE - 16 - widthOf(pen, name, soft(10)))
    wrapped.forEach((line, at) => writeRight(pen, line, y + 7 + at * LINE, words))
    y += ROW + (wrapped.length - 1) * LINE
  }
  rule(pen, y)
  y += 12
  for (const line of foot.flatMap((text) => wrap(pen, text, soft(8.5), WIDTH - 2 * EDGE))) {
    write(pen, line, { x: EDGE, y }, soft(8.5))
    y += 12
  }
}

/** The text in pieces of one font file each. */
function runsOf(text: string): readonly { readonly subset: Subset; readonly text: string }[] {
  const runs: { subset: Subset; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const subset = subsetOf(letter)
    if (last?.subset === subset) last.text += letter
    else runs.push({ subset, text: letter })
  }
  return runs
}

function choose(pen: Pen, subset: Subset, { weight, size }: Style): void {
  const name = `${subset}-${weight}`
  pen.registerFont(name, fontFile(subset, weight))
  pen.font(name).fontSize(size)
}

function write(pen: Pen, text: string, at: { x: number; y: number }, style: Style): void {
  let { x } = at
  for (const run of runsOf(text)) {
    choose(pen, run.subset, style)
    pen.fillColor(style.ink).text(run.text, x, at.y, { lineBreak: false })
    x += pen.widthOfString(run.text)
  }
}

function writeRight(pen: Pen, text: string, y: number, style: Style): void {
  write(pen, text, { x: WIDTH - EDGE - widthOf(pen, text, style), y }, style)
}

function widthOf(pen: Pen, text: string, style: Style): number {
  return runsOf(text).reduce((sum, run) => {
    choose(pen, run.subset, style)
    return sum + pen.widthOfString(run.text)
  }, 0)
}

function rule(pen: Pen, y: number): void {
  pen
    .moveTo(EDGE, y)
    .lineTo(WIDTH - EDGE, y)
    .lineWidth(0.6)
    .stroke(RULE)
}

/** Wraps at words; a single word that is too long is broken. */
function wrap(pen: Pen, text: string, style: Style, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.split(' ').flatMap((word) => cut(pen, word, style, width))) {
    const longer = line === '' ? piece : `${line} ${piece}`
    if (line !== '' && widthOf(pen, longer, style) > width) {
      lines.push(line)
      line = piece
    } else line = longer
  }
  return [...lines, line]
}

function cut(pen: Pen, word: string, style: Style, width: number): string[] {
  if (widthOf(pen, word, style) <= width) return [word]
  const pieces = ['']
  for (const letter of word) {
    const last = pieces.at(-1) ?? ''
    if (last !== '' && widthOf(pen, last + letter, style) > width) pieces.push(letter)
    else pieces[pieces.length - 1] = last + letter
  }
  return pieces
}
