import { escapeUTF8 } from 'entities'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { grouped, page } from '#apps/processor/pages/html.ts'
import { style } from '#apps/processor/pages/style.ts'
import { html, openSandbox, sentIn } from '#apps/processor/sandbox.ts'
import { camt054, type Written } from './camt.ts'
import { csvStatement } from './csv.ts'

export type Bank = {
  readonly account: string
  readonly currency: string
  /** The bearer token that a client must send to fetch statements. */
  readonly token: string
  readonly clock: () => number
}

const Transfer = z.object({
  amount: z.string().check(z.regex(/^\d{1,13}(\.\d{1,2})?$/)),
  text: z._default(z.string().check(z.maxLength(140)), ''),
  payer: z._default(z.string().check(z.maxLength(70)), 'NGUYEN VAN A'),
  isOut: z.optional(z.union([z.boolean(), z.literal('true')])),
})

/** One bank account: transfers are booked by a form, statements are fetched as camt.054 or CSV with a bearer token. */
export async function buildBank(
  bank: Bank,
): Promise<{ app: FastifyInstance; book: (entry: Written) => void }> {
  const app = await openSandbox()
  const entries: Written[] = []
  const camt = () => camt054(bank.account, entries, bank.currency)
  const csv = () => csvStatement(bank.account, entries)

  const fetched = (type: string, content: () => string) => (request: FastifyRequest, reply: FastifyReply) =>
    request.headers.authorization === `Bearer ${bank.token}`
      ? reply.type(type).send(content())
      : reply.code(401).send()
  app.get('/statements/camt054.xml', fetched('application/xml; charset=utf-8', camt))
  app.get('/statements/statement.csv', fetched('text/csv; charset=utf-8', csv))

  const saved = (name: string, type: string, content: () => string) =>
    app.get(`/save/${name}`, (_, reply) =>
      reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content()),
    )
  saved('camt054.xml', 'application/xml; charset=utf-8', camt)
  saved('statement.csv', 'text/csv; charset=utf-8', csv)

  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/', (_, reply) => html(reply, bankPage(bank, entries)))
  app.post('/transfers', (request, reply) => {
    const sent = z.safeParse(Transfer, sentIn(request))
    if (!sent.success) return reply.code(422).send({ error: 'transfer' })
    const { isOut, ...transfer } = sent.data
    const day = new Date(bank.clock()).toISOString().slice(0, 10)
    const ref = `FT${bank.clock().toString(36).toUpperCase()}${entries.length + 1}`
    entries.push({
      ...transfer,
      ref,
      day,
      currency: bank.currency,
      isOut: isOut !== undefined && isOut !== false,
    })
    return reply.redirect('/', 303)
  })
  return { app, book: (entry) => void entries.push(entry) }
}

function bankPage({ account, currency }: Bank, entries: readonly Written[]): string {
  const rows = entries
    .toReversed()
    .map(
      ({ ref, amount, text = '', payer = '', isOut }) =>
        `<tr>${[ref, `${isOut ? '−' : '+'}${grouped(amount)}`, text, payer].map((cell) => `<td>${escapeUTF8(cell)}</td>`).join('')}</tr>`,
    )
  const field = (name: string, label: string, value = '') =>
    `<label>${label}<input name="${name}" value="${escapeUTF8(value)}"></label>`
  const body = `<main class="wide"><div class="brand">Bank <span>Stand-in, no real money</span></div>
<form class="card" method="post" action="/transfers"><h2>Transfer to ${escapeUTF8(account)} (${escapeUTF8(currency)})</h2><div class="fields">
${field('amount', 'Amount', '200000')}${field('text', 'Payment reference', 'D-')}${field('payer', 'Payer', 'NGUYEN VAN A')}
<label class="check"><input type="checkbox" name="isOut" value="true">outgoing</label><button class="main">Book</button></div></form>
<section class="card"><h2>Entries</h2><p><a href="/save/camt054.xml">camt.054</a> · <a href="/save/statement.csv">CSV</a></p>
<div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div></section></main>`
  return page({ title: 'Bank stand-in', language: 'en', body })
}
