/** The outbox as a page: the list on the left, the open message on the right; on a phone one below the other. */
import type { Message } from '../messages.ts'
import { html, type Html } from './html.ts'

type Filter = { kind?: string; to?: string }

/** A verification code: six digits that are not part of an address or an amount. */
const CODE = /(?<![\d.,:/#-])\d{6}(?![\d-]|[.,]\d)/

/** The whole page for a list, the open message and the active filter; `isChosen`: the user selected that message. */
export function outboxPage(
  list: readonly Message[],
  open: Message | undefined,
  filter: Filter,
  isChosen = false,
): string {
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
          <h1><i class="pearl" aria-hidden="true"></i><b>Fairhouse</b> outbox</h1>
          <p>Emails and SMS of the demo. Nothing leaves this machine.</p>
          ${search(filter)}
          <nav aria-label="Type">${tabs(filter)}</nav>
        </header>
        <main class="${isChosen ? 'is-chosen' : ''}">
          <section class="list" aria-label="Messages" tabindex="0">
            ${list.length ? list.map((message) => row(message, open, filter)) : empty(filter)}
          </section>
          <article>${open ? detail(open, filter) : nothing()}</article>
        </main>
        <script src="/page.js" type="module"></script>
      </body>
    </html>`.safe
}

function search({ kind = '', to = '' }: Filter): Html {
  return html`<form role="search">
    <input type="hidden" name="kind" value="${kind}" />
    <input
      type="search"
      name="to"
      value="${to}"
      placeholder="Address or number"
      aria-label="Address or number"
    />
  </form>`
}

function addressOf(filter: Filter, more: Readonly<Record<string, string>> = {}): string {
  return `/?${new URLSearchParams({ ...(filter.kind ? { kind: filter.kind } : {}), ...(filter.to ? { to: filter.to } : {}), ...more })}`
}

function tabs(filter: Filter): Html[] {
  const kinds = [
    { kind: '', words: 'All' },
    { kind: 'mail', words: 'Email' },
    { kind: 'sms', words: 'SMS' },
  ]
  return kinds.map(({ kind, words }) => {
    const current = (filter.kind ?? '') === kind ? 'page' : 'false'
    return html`<a href="${addressOf({ ...filter, kind })}" aria-current="${current}">${words}</a>`
  })
}

function empty({ kind, to }: Filter): Html {
  if (kind || to) return html`<p class="empty">No results. <a href="/">Clear filters</a></p>`
  return html`<p class="empty">
    No messages yet. Codes, security alerts and campaigns appear here when they are sent.
  </p>`
}

function nothing(): Html {
  return html`<div class="blank">
    <i class="pearl" aria-hidden="true"></i>
    <p>Request a code or a new password on the member site: the SMS or email appears here.</p>
  </div>`
}

function row(message: Message, open: Message | undefined, filter: Filter): Html {
  const address = addressOf(filter, { id: message.id })
  const title = message.kind === 'mail' ? message.subject : message.text
  return html`<a class="row" href="${address}" aria-current="${message.id === open?.id ? 'true' : 'false'}">
    <span class="tag ${message.kind}">${message.kind === 'mail' ? 'Email' : 'SMS'}</span>
    <span class="to">${message.to.join(', ')}</span>${time(message)}<span class="title">${title}</span></a
  >`
}

function time(message: Message): Html {
  return html`<time datetime="${message.arrivedAt}">${message.arrivedAt.slice(11, 19)} UTC</time>`
}

function detail(message: Message, filter: Filter): Html {
  const isMail = message.kind === 'mail'
  const code = CODE.exec(isMail ? `${message.subject} ${message.text}` : message.text)?.[0]
  const copy = code
    ? html`<button type="button" class="code" data-copy="${code}">
        <span>${code}</span><small>Copy</small>
      </button>`
    : html``
  const back = html`<a class="back" href="${addressOf(filter)}">All messages</a>`
  const head = html`<div class="head">
    <div>
      <h2>${isMail ? message.subject : `SMS to ${message.to.join(', ')}`}</h2>
      <dl>
        <dt>To</dt>
        <dd>${message.to.join(', ')}</dd>
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>Time</dt>
        <dd>${time(message)}</dd>
      </dl>
    </div>
    ${copy}
  </div>`
  if (!isMail)
    return html`${back}${head}
      <div class="telephone">
        <p class="bubble">${message.text}</p>
        ${time(message)}
      </div>`
  const source = `/mail?id=${encodeURIComponent(message.id)}`
  return html`${back}${head}<iframe sandbox="allow-popups" src="${source}" title="Email"></iframe>`
}
