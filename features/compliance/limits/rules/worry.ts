import type { Level } from './harm.ts'

// Words in which people tell a desk that play has become too much (R15, contact with the platform): they are looked for in what
// a member writes to the desk or as a feedback. Someone reads every one; the rule only makes sure that no one is overlooked.
// Vietnamese is matched with its accents, because "từ từ" is "slowly" and "tự tử" is not; who writes without accents is
// matched by phrases that mean one thing only. Example: "Tôi không dừng được" is a notice, "tôi muốn tự tử" is strong.

/** About oneself and play: a person should look. */
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

/** About life itself: a person must look at once. */
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

/** Lower case, one space between words, nothing else between them. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')} `

/** How grave a text is; null where nothing in it worries. */
export function worryOf(text: string): Level | null {
  const words = plain(text)
  // whole words where it is about life; "addict" stands for "addicted" too
  if (STRONG.some((phrase) => words.includes(` ${phrase} `))) return 'strong'
  return NOTICE.some((phrase) => words.includes(` ${phrase}`)) ? 'notice' : null
}
