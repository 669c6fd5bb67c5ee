import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Paper } from '../../words.ts'
import { receiptPdf, subsetOf } from './draw.ts'

const paper: Paper = {
  brand: 'Jade',
  title: 'Biên lai rút tiền',
  reference: 'W-100145',
  state: 'Đã nhận',
  total: { name: 'Bạn nhận', value: '₫300.000,00' },
  lines: [{ key: 'holder', name: 'Chủ tài khoản', value: 'NGUYỄN THỊ HUỆ, Kỹ thương ••9595' }],
  foot: ['Lập lúc 23:30, 23/11/2026'],
}

/** The decompressed streams of a document. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return [] // not compressed
    }
  })
}

/** The characters that can be selected and searched in a document, from the maps of its fonts. */
function lettersOf(pdf: Buffer): Set<string> {
  const maps = streamsOf(pdf).filter((stream) => stream.includes('beginbfrange'))
  const codes = maps.flatMap((map) =>
    [...map.matchAll(/<([0-9a-f]{4})>(?=[\s\]])/g)].map(([, code = '']) => code),
  )
  return new Set(codes.map((code) => String.fromCodePoint(Number.parseInt(code, 16))))
}

test('CSH-02 a receipt as PDF has every Vietnamese letter, each from a file of the font that contains it', async () => {
  const pdf = await receiptPdf(paper, { lang: 'vi', at: new Date(Date.UTC(2026, 10, 23)) })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1')).toContain('/Lang (vi)')
  const letters = lettersOf(pdf)
  const written = [
    paper.title,
    paper.total.name,
    paper.total.value,
    ...paper.foot,
    paper.lines[0]?.value ?? '',
  ]
  const missing = [...new Set(written.join(''))].filter((letter) => letter !== ' ' && !letters.has(letter))
  expect(missing).toEqual([])
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@fontsource/be-vietnam-pro/unicode.json')), 'utf8'),
  )
  const contains = (letter: string): boolean =>
    (ranges[subsetOf(letter)] ?? '').split(',').some((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      const code = letter.codePointAt(0) ?? 0
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
    })
  const alphabet =
    'aàảãáạăằẳẵắặâầẩẫấậbcdđeèẻẽéẹêềểễếệghiìỉĩíịklmnoòỏõóọôồổỗốộơờởỡớợpqrstuùủũúụưừửữứựvxyỳỷỹýỵ₫•–'
  const all = [...alphabet, ...alphabet.toUpperCase()]
  expect(all.filter((letter) => !contains(letter))).toEqual([])
})
