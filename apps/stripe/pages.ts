import { escapeUTF8 } from 'entities'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { grouped, page } from '#apps/processor/pages/html.ts'
import { style } from '#apps/processor/pages/style.ts'
import { html, sentIn } from '#apps/processor/sandbox.ts'
import type { Account } from './account.ts'
import type { Kept } from './shapes.ts'

const Id = z.object({ id: z.string() })
const Choice = z.object({ choice: z.enum(['paid', 'delayed', 'cancel']) })
const Action = z.object({ choice: z.enum(['succeed', 'fail', 'refund', 'dispute', 'won', 'lost']) })
const Behaviour = z.partial(
  z.object({ copies: z.int(), isReordering: z.boolean(), isSilent: z.boolean(), isDown: z.boolean() }),
)

const words = {
  en: {
    pay: 'Pay',
    now: 'Pay now',
    later: 'Pay by a delayed method',
    cancel: 'Back without paying',
    order: 'Payment',
    note: 'Stand-in for Stripe: no card is asked for, and no money moves.',
    over: 'This page can’t be paid any more.',
    done: 'Finished',
    back: 'Return',
  },
  vi: {
    pay: 'Thanh toán',
    now: 'Thanh toán ngay',
    later: 'Thanh toán bằng cách xác nhận sau',
    cancel: 'Quay lại, không thanh toán',
    order: 'Thanh toán',
    note: 'Trang mô phỏng Stripe: không hỏi thẻ, không có tiền thật.',
    over: 'Trang này không còn thanh toán được.',
    done: 'Hoàn tất',
    back: 'Quay lại',
  },
} as const

const wordsOf = (locale: string | null) => (locale === 'vi' ? words.vi : words.en)

function sumOf({ session: { amount_total: units, currency } }: Kept): string {
  return grouped(currency === 'vnd' ? `${units}` : (units / 100).toFixed(2))
}

function frame(title: string, language: string, content: string, next?: string): string {
  const body = `<main><div class="brand">Stripe <span>Stand-in</span></div>${content}</main>`
  return page({ title, language, body, ...(next ? { next } : {}) })
}

function payPage(kept: Kept): string {
  const { session, product } = kept
  const said = wordsOf(session.locale)
  const action = `/c/pay/${session.id}`
  return frame(
    said.pay,
    session.locale === 'vi' ? 'vi' : 'en',
    `<div class="card"><div class="sum"><small>${said.pay}</small><strong>${sumOf(kept)}<i>${session.currency.toUpperCase()}</i></strong></div>
<dl><dt>${said.order}</dt><dd>${escapeUTF8(product)}</dd></dl>
<form method="post" action="${action}"><button class="main" name="choice" value="paid">${said.now}</button>
<button name="choice" value="delayed">${said.later}</button><button name="choice" value="cancel">${said.cancel}</button></form></div>
<p class="note">${said.note}</p>`,
  )
}

/** After the choice: the browser returns to the merchant, as from Stripe. */
function backPage(kept: Kept, url: string): string {
  const said = wordsOf(kept.session.locale)
  return frame(
    said.done,
    'en',
    `<div class="card"><h1>${said.done}</h1><a class="button main" href="${escapeUTF8(url)}">${said.back}</a></div>`,
    `1;url=${url}`,
  )
}

function row(kept: Kept): string {
  const { session } = kept
  const cells = [
    session.id,
    session.client_reference_id ?? '',
    sumOf(kept),
    session.currency,
    session.status,
    session.payment_status,
  ]
  const isDelayed = session.status === 'complete' && session.payment_status === 'unpaid'
  const choices = isDelayed
    ? ['succeed', 'fail']
    : session.payment_status === 'paid'
      ? ['refund', 'dispute', 'won', 'lost']
      : []
  const buttons = choices
    .map((choice) => `<button name="choice" value="${choice}">${choice}</button>`)
    .join('')
  return `<tr>${cells.map((cell) => `<td>${escapeUTF8(cell)}</td>`).join('')}<td><form method="post" action="/control/sessions/${session.id}">${buttons}</form></td></tr>`
}

function controlPage(account: Account): string {
  const events = account
    .events()
    .slice(-40)
    .toReversed()
    .map(
      ({ id, type }) =>
        `<tr><td>${id}</td><td>${type}</td><td><form method="post" action="/control/events/${id}"><button>resend</button></form></td></tr>`,
    )
  const body = `<main class="wide"><div class="brand">Stripe, control panel <span>Stand-in, no real money</span></div>
<section class="card"><h2>Sessions</h2><div class="scroll"><table><tbody>${account.sessions().toReversed().map(row).join('')}</tbody></table></div></section>
<section class="card"><h2>Events</h2><div class="scroll"><table><tbody>${events.join('')}</tbody></table></div></section></main>`
  return page({ title: 'Stripe stand-in', language: 'en', body })
}

/** Pages for browsers: the payment page, and the control panel. */
export function browserPages(app: FastifyInstance, account: Account): void {
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/', (_, reply) => reply.redirect('/control', 303))
  app.get('/c/pay/:id', (request, reply) => {
    const { id } = z.parse(Id, request.params)
    if (!account.sessions().some(({ session }) => session.id === id)) return reply.code(404).send()
    const kept = account.current(id)
    if (kept.session.status === 'open') return html(reply, payPage(kept))
    return kept.session.status === 'complete'
      ? html(reply, backPage(kept, kept.session.success_url))
      : html(
          reply,
          frame('Expired', 'en', `<div class="card"><h1>${wordsOf(kept.session.locale).over}</h1></div>`),
          410,
        )
  })
  app.post('/c/pay/:id', (request, reply) => {
    const { id } = z.parse(Id, request.params)
    const chosen = z.safeParse(Choice, request.body)
    const kept = account.current(id)
    if (!chosen.success) return reply.redirect(`/c/pay/${id}`, 303)
    if (chosen.data.choice === 'cancel')
      return html(reply, backPage(kept, kept.session.cancel_url ?? kept.session.success_url))
    account.pay(id, chosen.data.choice)
    return html(reply, backPage(kept, kept.session.success_url))
  })
  app.get('/control', (_, reply) => html(reply, controlPage(account)))
  app.get('/control.json', (_, reply) =>
    reply.send({ behaviour: account.behaviour(), sessions: account.sessions(), events: account.events() }),
  )
  app.post('/control/behaviour', (request, reply) =>
    reply.send(account.behave(z.parse(Behaviour, sentIn(request)))),
  )
  app.post('/control/sessions/:id', (request, reply) => {
    const { id } = z.parse(Id, request.params)
    const { choice } = z.parse(Action, sentIn(request))
    if (choice === 'succeed' || choice === 'fail') account.confirm(id, choice === 'succeed')
    else if (choice === 'refund') account.refund(id, account.current(id).session.amount_total)
    else account.dispute(id, choice === 'dispute' ? 'needs_response' : choice)
    return reply.redirect('/control', 303)
  })
  app.post('/control/events/:id', (request, reply) => {
    account.resend(z.parse(Id, request.params).id)
    return reply.redirect('/control', 303)
  })
}
