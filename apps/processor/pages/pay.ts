import { escapeUTF8 } from 'entities'
import { renderSVG } from 'uqr'
import { statusAt, type Coin, type Payment } from '../orders.ts'
import { grouped, page } from './html.ts'
import { wordsIn, type Words } from './words.ts'

/** Seconds after which the page of a settled payment redirects to the merchant. */
const BACK_SECONDS = 3

const logo = `<svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="currentColor"/><path d="M8 18.5c2 1.4 9.5 2 9.5-1.6 0-3.4-8.6-2-8.6-5.3 0-3 6.4-3 8.9-1.2" fill="none" stroke="var(--card)" stroke-width="2.4" stroke-linecap="round"/></svg>`

function frame(words: Words, content: string): string {
  return `<main><div class="brand">${logo} Sandbox Pay <span>${words.sandbox}</span></div>${content}</main>`
}

function sum(order: Payment, words: Words): string {
  return `<div class="sum"><small>${words.pay}</small><strong>${grouped(order.amount, order.language)}<i>${escapeUTF8(order.currency)}</i></strong></div>`
}

function facts(order: Payment, words: Words): string {
  const until = new Date(order.expiresAt).toISOString().slice(11, 16)
  return `<dl>
<dt>${words.to}</dt><dd>${escapeUTF8(order.merchant)}</dd>
<dt>${words.method}</dt><dd>${escapeUTF8(order.method)}</dd>
<dt>${words.order}</dt><dd>${escapeUTF8(order.id)}</dd>
<dt>${words.until}</dt><dd>${until} UTC</dd>
</dl>`
}

/** The page that a member pays on; `self` is its own address, for the QR code. */
export function payPage(order: Payment, now: number, self: string): string {
  const words = wordsIn(order.language)
  const status = statusAt(order, now)
  if (status !== 'pending') return donePage(order, status)
  if (order.coin) return coinPage(order, order.coin)
  const action = `/pay/${order.token}`
  const isQr = order.channel === 'page' && /qr/i.test(order.method)
  const body = frame(
    words,
    `<div class="card">${sum(order, words)}${isQr ? `<div class="qr">${renderSVG(self)}</div><p class="note">${words.scan}</p>` : ''}${facts(order, words)}
<form method="post" action="${action}">
<button class="main" name="choice" value="paid">${words[payKey(order)]}</button>
<button name="choice" value="late">${words.payLate}</button>
<div class="pair"><button class="bad" name="choice" value="failed">${words.decline}</button><button name="choice" value="cancelled">${words.cancel}</button></div>
</form></div><p class="note">${words.note}</p>`,
  )
  return page({
    title: `${words.pay} ${grouped(order.amount, order.language)} ${order.currency}`,
    language: order.language,
    body,
  })
}

/** The actions on the page: pay, approve in an e-wallet, or send the transfer that a banking app has prefilled. */
function payKey({ channel }: Payment): 'payNow' | 'payWallet' | 'payTransfer' {
  if (channel === 'wallet') return 'payWallet'
  return channel === 'qr' ? 'payTransfer' : 'payNow'
}

/** Seconds after which the page of an unconfirmed crypto payment reloads. */
const LOOK_SECONDS = 3

/** Simulates a member's crypto wallet: sends the requested amount, less or more, and shows the confirmations. */
function coinPage(order: Payment, coin: Coin): string {
  const words = wordsIn(order.language)
  const send = (percent: number, label: string, look = '') =>
    `<button class="${look}" name="percent" value="${percent}">${label}</button>`
  const deeds = `<form method="post" action="/pay/${order.token}">${send(100, words.sendExact, 'main')}
<div class="pair">${send(60, words.sendLess)}${send(130, words.sendMore)}</div></form>`
  const seen = `<p class="note">${words.blocks.replace('{have}', String(coin.confirmations)).replace('{need}', String(coin.needs))}</p>
<a class="button" href="${escapeUTF8(order.returnUrl)}">${words.back.replace('{merchant}', escapeUTF8(order.merchant))}</a>`
  const body = frame(
    words,
    `<div class="card"><div class="sum"><small>${words.send}</small><strong>${escapeUTF8(coin.amount)}<i>${escapeUTF8(coin.asset)}</i></strong></div>
<dl><dt>${words.address}</dt><dd>${escapeUTF8(coin.address)}</dd><dt>${words.network}</dt><dd>${escapeUTF8(coin.network)}</dd>
<dt>${words.to}</dt><dd>${escapeUTF8(order.merchant)}</dd><dt>${words.order}</dt><dd>${escapeUTF8(order.id)}</dd></dl>
${coin.seenAt ? seen : deeds}</div><p class="note">${words.note}</p>`,
  )
  const again = coin.seenAt ? { next: `${LOOK_SECONDS};url=/pay/${order.token}` } : {}
  return page({
    title: `${words.send} ${coin.amount} ${coin.asset}`,
    language: order.language,
    body,
    ...again,
  })
}

/** After the choice: the result, and the way back. `isLate`: the merchant's callback is delayed. */
export function donePage(
  order: Payment,
  status: Exclude<Payment['status'], 'pending'>,
  isLate = false,
): string {
  const words = wordsIn(order.language)
  const key = status === 'paid' && isLate ? 'paidLate' : status
  const look = status === 'paid' ? (isLate ? 'late' : '') : 'no'
  const sign = status === 'paid' ? '✓' : '×'
  const back = words.back.replace('{merchant}', escapeUTF8(order.merchant))
  const body = frame(
    words,
    `<div class="card"><div class="mark ${look}" aria-hidden="true">${sign}</div><div><h1>${words[key]}</h1><p>${words[`${key}Text`].replace('{merchant}', escapeUTF8(order.merchant))}</p></div>
<a class="button main" href="${escapeUTF8(order.returnUrl)}">${back}</a></div>`,
  )
  return page({
    title: words[key],
    language: order.language,
    body,
    next: `${BACK_SECONDS};url=${order.returnUrl}`,
  })
}

export function unknownPage(): string {
  const words = wordsIn('en')
  return page({
    title: words.unknown,
    language: 'en',
    body: frame(words, `<div class="card"><h1>${words.unknown}</h1></div>`),
  })
}
