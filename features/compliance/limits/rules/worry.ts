import type { Level } from './harm.ts'

// Concerning phrases about loss of control over play (R15, contact with the platform), searched in a member's chat lines and feedback.
// Operators read every message anyway; the rule only makes sure that none is overlooked. Vietnamese is matched with its accents, because
// "từ từ" is "slowly" and "tự tử" is suicide; text without accents is matched by unambiguous phrases only. Example: "Tôi không dừng được"
// is a notice, "tôi muốn tự tử" is strong.

/** About the member's own play: needs a review. */
const NOTICE = [
  'addict',
  'gambling problem',
  'problem with gambling',
  'cannot stop',
  "can't stop",
  'cant stop',
  'lost everything',
  'lost all my money',
  'lost my rent',
  'my debts',
  'nghiện',
  'không dừng được',
  'không dừng lại được',
  'mất hết tiền',
  'mất hết tất cả',
  'vay nặng lãi',
  'nợ nần',
  'nghien co bac',
  'toi nghien roi',
  'khong dung duoc',
  'khong dung lai duoc',
  'mat het tien',
  'vay nang lai',
] as const

/** About suicide: needs an immediate review. */
const STRONG = [
  'suicide',
  'kill myself',
  'end my life',
  'hurt myself',
  'want to die',
  'tự tử',
  'tự sát',
  'muốn chết',
  'không muốn sống',
  'muon tu tu',
  'tu sat',
  'muon chet',
  'khong muon song',
] as const

/** Lower case, single spaces between words, no punctuation. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')} `

/** The severity of a text; null if nothing in it is concerning. */
export function worryOf(text: string): Level | null {
  const words = plain(text)
  // whole words for suicide; elsewhere prefixes match: "addict" finds "addicted" too
  if (STRONG.some((phrase) => words.includes(` ${phrase} `))) return 'strong'
  return NOTICE.some((phrase) => words.includes(` ${phrase}`)) ? 'notice' : null
}
