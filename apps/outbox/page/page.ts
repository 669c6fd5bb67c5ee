/** The outbox as a page: the list on the left, the open message on the right; on a phone one below the other. */
import type { Message } from '../messages.ts'
import { html, type Html } from './html.ts'

type Filter = { kind?: string; to?: string }

/** A code stands alone between other signs: four to eight digits. */
const CODE = /(?<![\d.,])\d{4,8}(?![\d.,]\d|\d)/

/** The whole page for a list, the open message and the filter in force. */
export function outboxPage(list: readonly Message[], open: Message | undefined, filter: Filter): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Outbox · Fairhouse</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body data-newest="${list[0]?.id ?? ''}">
        <header>
          <h1><b>Fairhouse</b> outbox</h1>
          <p>Mail and SMS of the demonstration. Nothing leaves this machine.</p>
          <nav>${tabs(filter)}</nav>
        </header>
        <main class="${open ? 'has-open' : ''}">
          <section class="list" aria-label="Messages">
            ${list.length ? list.map((message) => row(message, open, filter)) : empty()}
          </section>
          <article>${open ? detail(open) : html``}</article>
        </main>
        <script src="/page.js" type="module"></script>
      </body>
    </html>`.safe
}

function tabs(filter: Filter): Html[] {
  const kinds = [
    { kind: '', words: 'All' },
    { kind: 'mail', words: 'Mail' },
    { kind: 'sms', words: 'SMS' },
  ]
  return kinds.map(({ kind, words }) => {
    const current = (filter.kind ?? '') === kind ? 'page' : 'false'
    return html`<a href="/?kind=${kind}" aria-current="${current}">${words}</a>`
  })
}

function empty(): Html {
  return html`<p class="empty">
    Nothing yet. Codes, receipts and notices appear here as the house sends them.
  </p>`
}

function row(message: Message, open: Message | undefined, filter: Filter): Html {
  const address = `/?kind=${filter.kind ?? ''}&id=${encodeURIComponent(message.id)}`
  const title = message.kind === 'mail' ? message.subject : message.text
  return html`<a class="row" href="${address}" aria-current="${message.id === open?.id ? 'true' : 'false'}">
    <span class="tag ${message.kind}">${message.kind === 'mail' ? 'Mail' : 'SMS'}</span>
    <span class="to">${message.to.join(', ')}</span>${time(message)}<span class="title">${title}</span></a
  >`
}

function time(message: Message): Html {
  return html`<time datetime="${message.arrivedAt}">${message.arrivedAt.slice(11, 19)} UTC</time>`
}

function detail(message: Message): Html {
  const code = CODE.exec(message.text)?.[0]
  const copy = code
    ? html`<button type="button" class="code" data-copy="${code}" title="Copy">
        ${code}<small>copy</small>
      </button>`
    : html``
  const head = html`<h2>${message.kind === 'mail' ? message.subject : 'SMS'}</h2>
    <dl>
      <dt>To</dt>
      <dd>${message.to.join(', ')}</dd>
      <dt>From</dt>
      <dd>${message.from}</dd>
      <dt>At</dt>
      <dd>${time(message)}</dd>
    </dl>`
  if (message.kind === 'sms')
    return html`${head}${copy}
      <p class="bubble">${message.text}</p>`
  const source = `/mail?id=${encodeURIComponent(message.id)}`
  return html`${head}${copy}<iframe sandbox="allow-popups" src="${source}" title="The mail"></iframe>`
}
