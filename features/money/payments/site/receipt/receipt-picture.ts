import type { Paper } from '../../words.ts'

/** Width of the picture's layout; rendered at double resolution, so that it is sharp on a phone. */
const WIDTH = 640
const FINE = 2
const EDGE = 40
const ROW = 46
const LINE = 24
const FONT = '"Be Vietnam Pro", system-ui, sans-serif'
const [INK, SOFT, RULE] = ['#171a24', '#5e636f', '#dcdbd5']

type Pen = CanvasRenderingContext2D

/** The receipt as a picture, for a phone's photos and for sharing. */
export async function receiptPicture(paper: Paper): Promise<Blob> {
  await Promise.all(['400', '500', '700'].map((weight) => document.fonts.load(`${weight} 20px ${FONT}`)))
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  // once to measure its height, once on a canvas of that height: resizing a canvas clears it
  for (const height of [0, draw(pen, paper)]) {
    canvas.width = WIDTH * FINE
    canvas.height = Math.max(1, height) * FINE
    pen.scale(FINE, FINE)
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, WIDTH, height)
    draw(pen, paper)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Draws from top to bottom; returns the height. */
function draw(pen: Pen, { brand, title, total, lines: rows, foot }: Paper): number {
  let y = EDGE + 24
  write(pen, brand, { y, font: '700 24px', ink: INK })
  write(pen, title, { y, font: '400 18px', ink: SOFT, isRight: true })
  y += 60
  write(pen, total.name, { y, font: '400 17px', ink: SOFT })
  y += 44
  write(pen, total.value, { y, font: '700 38px', ink: INK })
  y += 28
  for (const { name, value } of rows) {
    rule(pen, y)
    write(pen, name, { y: y + 30, font: '400 18px', ink: SOFT })
    const words = `500 18px ${FONT}`
    const lines = wrap(pen, value, words, WIDTH - 2 * EDGE - 20 - widthOf(pen, name, `400 18px ${FONT}`))
    lines.forEach((line, at) =>
      write(pen, line, { y: y + 30 + at * LINE, font: '500 18px', ink: INK, isRight: true }),
    )
    y += ROW + (lines.length - 1) * LINE
  }
  rule(pen, y)
  y += 10
  for (const line of foot.flatMap((text) => wrap(pen, text, `400 15px ${FONT}`, WIDTH - 2 * EDGE))) {
    y += LINE
    write(pen, line, { y, font: '400 15px', ink: SOFT })
  }
  return y + EDGE
}

type Style = { readonly y: number; readonly font: string; readonly ink: string; readonly isRight?: boolean }

function write(pen: Pen, text: string, { y, font, ink, isRight = false }: Style): void {
  pen.font = `${font} ${FONT}`
  pen.fillStyle = ink
  pen.textAlign = isRight ? 'right' : 'left'
  pen.fillText(text, isRight ? WIDTH - EDGE : EDGE, y)
}

function rule(pen: Pen, y: number): void {
  pen.fillStyle = RULE
  pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, 1)
}

function widthOf(pen: Pen, text: string, font: string): number {
  pen.font = font
  return pen.measureText(text).width
}

/** Wraps at words; a single word that is too long is broken. */
function wrap(pen: Pen, text: string, font: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.split(' ').flatMap((word) => cut(pen, word, font, width))) {
    const longer = line === '' ? piece : `${line} ${piece}`
    if (line !== '' && widthOf(pen, longer, font) > width) {
      lines.push(line)
      line = piece
    } else line = longer
  }
  return [...lines, line]
}

function cut(pen: Pen, word: string, font: string, width: number): string[] {
  const pieces = ['']
  for (const letter of word) {
    const last = pieces.at(-1) ?? ''
    if (last !== '' && widthOf(pen, last + letter, font) > width) pieces.push(letter)
    else pieces[pieces.length - 1] = last + letter
  }
  return pieces
}
