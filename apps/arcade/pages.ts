import { escapeUTF8 } from 'entities'
import { grouped, page } from '#apps/processor/pages/html.ts'
import type { Toss } from './desk.ts'
import { textOf, unitsOf, type Behaviour, type Purse, type Transfer, type Visit } from './shapes.ts'

/** Rows of each table; /control.json has the complete state. */
const MOST_ROWS = 40

const english = {
  title: 'Coin toss',
  sandbox: 'Sandbox, no real money',
  have: 'Your balance here',
  stake: 'Stake',
  heads: 'Heads',
  tails: 'Tails',
  won: '{side}. You won the toss.',
  lost: '{side}. You lost the toss.',
  short: 'This stake is above your balance here.',
  empty: 'This wallet is empty. Transfer money from your wallet at {merchant}.',
  back: 'Back to {merchant}',
  rule: 'A fair coin: half of all tosses win, and a win pays 1 to 1.',
  gone: 'This session has ended',
  goneText: 'Open the arcade from your wallet again.',
} as const
type Words = { readonly [key in keyof typeof english]: string }

const vietnamese: Words = {
  title: 'Tung đồng xu',
  sandbox: 'Bản thử nghiệm, không dùng tiền thật',
  have: 'Số dư tại đây',
  stake: 'Mức cược',
  heads: 'Sấp',
  tails: 'Ngửa',
  won: '{side}. Bạn thắng.',
  lost: '{side}. Bạn thua.',
  short: 'Mức cược lớn hơn số dư tại đây.',
  empty: 'Ví này đã hết tiền. Vui lòng chuyển tiền từ ví của bạn tại {merchant}.',
  back: 'Về {merchant}',
  rule: 'Đồng xu công bằng: cơ hội thắng 50%, thắng trả 1:1.',
  gone: 'Phiên chơi đã kết thúc',
  goneText: 'Vui lòng mở lại từ ví của bạn.',
}

const wordsIn = (language: string): Words => (language.startsWith('vi') ? vietnamese : english)

function frame(words: Words, content: string): string {
  return `<main><div class="brand">Sandbox Arcade <span>${words.sandbox}</span></div>${content}</main>`
}

/** Shares of the balance offered as stakes: a hundredth, a tenth, a quarter; never finer than 0.01. */
const SHARES = [100n, 10n, 4n] as const
const HUNDREDTH = 100n

function stakesOf(balance: string): string[] {
  const units = unitsOf(balance)
  const offered = SHARES.map((share) => units / share - ((units / share) % HUNDREDTH))
  const stakes = [...offered, units - (units % HUNDREDTH)].filter((stake) => stake > 0n)
  return [...new Set(stakes)].map(textOf)
}

/** The page of the arcade's one game; `last` is the result of the previous toss. */
export function tossPage(visit: Visit, balance: string, last?: Toss | 'short'): string {
  const words = wordsIn(visit.language)
  const back = words.back.replace('{merchant}', escapeUTF8(visit.merchant))
  const told =
    last === undefined
      ? ''
      : last === 'short'
        ? `<p role="status" class="bad">${words.short}</p>`
        : `<p role="status" class="${last.isWon ? '' : 'bad'}">${(last.isWon ? words.won : words.lost).replace('{side}', words[last.side])}</p>`
  const stakes = stakesOf(balance)
  const options = stakes
    .map(
      (stake) =>
        `<option value="${stake}">${grouped(stake, visit.language)} ${escapeUTF8(visit.currency)}</option>`,
    )
    .join('')
  const bet = stakes.length
    ? `<form method="post" action="/play/${visit.token}"><label class="stake">${words.stake}<select name="stake">${options}</select></label>
<div class="pair"><button class="main" name="choice" value="heads">${words.heads}</button><button class="main" name="choice" value="tails">${words.tails}</button></div></form>`
    : `<p>${words.empty.replace('{merchant}', escapeUTF8(visit.merchant))}</p>`
  const body = frame(
    words,
    `<div class="card"><h1>${words.title}</h1><div class="sum"><small>${words.have}</small><strong>${grouped(balance, visit.language)}<i>${escapeUTF8(visit.currency)}</i></strong></div>
${told}${bet}<a class="button" href="${escapeUTF8(visit.returnUrl)}">${back}</a></div><p class="note">${words.rule}</p>`,
  )
  return page({ title: words.title, language: visit.language, body })
}

export function gonePage(): string {
  const words = wordsIn('en')
  const body = frame(words, `<div class="card"><h1>${words.gone}</h1><p>${words.goneText}</p></div>`)
  return page({ title: words.gone, language: 'en', body })
}

function rows(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => `<tr>${row.map((cell) => `<td>${escapeUTF8(cell)}</td>`).join('')}</tr>`).join('')
}

function table(title: string, heads: readonly string[], cells: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th>${cell}</th>`).join('')
  return `<section class="card"><h2>${title}</h2><div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows(cells)}</tbody></table></div></section>`
}

/** The arcade's control panel: its state, and the faults it can simulate. */
export function panelPage(state: {
  readonly behaviour: Behaviour
  readonly purses: readonly Purse[]
  readonly transfers: readonly Transfer[]
}): string {
  const { behaviour } = state
  const option = (value: Behaviour['transfers'], label: string) =>
    `<option value="${value}"${behaviour.transfers === value ? ' selected' : ''}>${label}</option>`
  const form = `<form class="card" method="post" action="/control/behaviour"><h2>Behaviour</h2><div class="fields">
<label>Transfers<select name="transfers">${option('confirm', 'are confirmed')}${option('fail', 'are rejected')}${option('wait', 'stay pending')}${option('loseAnswer', 'response is lost')}${option('loseQuestion', 'request is lost')}${option('away', 'provider doesn’t respond')}</select></label>
<label>Pending for (s)<input type="number" min="0" name="waitSeconds" value="${behaviour.waitSeconds}"></label>
<button class="main">Set</button></div></form>`
  const purses = state.purses.map(({ merchant, member, currency, units }) => [
    merchant,
    member,
    grouped(textOf(BigInt(units))),
    currency,
  ])
  const transfers = state.transfers
    .slice(-MOST_ROWS)
    .toReversed()
    .map((one) => [
      one.createdAt.slice(5, 19),
      one.id,
      one.merchant,
      one.member,
      one.direction,
      grouped(one.amount),
      one.currency,
      one.reason ? `${one.status}: ${one.reason}` : one.status,
    ])
  const body = `<main class="wide"><div class="brand">Sandbox Arcade, control panel <span>Sandbox, no real money</span></div>
${form}
${table('Transfers', ['Created', 'Transfer', 'Merchant', 'Member', 'Direction', 'Amount', '', 'Status'], transfers)}
${table('Wallets', ['Merchant', 'Member', 'Balance', ''], purses)}
</main>`
  return page({ title: 'Sandbox Arcade', language: 'en', body })
}
