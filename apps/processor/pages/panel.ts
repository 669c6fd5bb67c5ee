import { escapeUTF8 } from 'entities'
import { statusAt, type Behaviour, type Delivery, type Order } from '../orders.ts'
import { grouped, page } from './html.ts'

/** Rows of each table; /control.json has the complete state. */
const MOST_ROWS = 40

function number(name: string, label: string, value: number): string {
  return `<label>${label}<input type="number" min="0" name="${name}" value="${value}"></label>`
}

function check(name: string, label: string, isOn: boolean): string {
  return `<label class="check"><input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : ''}>${label}</label>`
}

function behaviourForm(behaviour: Behaviour): string {
  const option = (value: string, label: string) =>
    `<option value="${value}"${behaviour.payouts === value ? ' selected' : ''}>${label}</option>`
  return `<form class="card" method="post" action="/control/behaviour"><h2>Behaviour</h2><div class="fields">
${number('delaySeconds', 'Send callbacks after (s)', behaviour.delaySeconds)}
${number('copies', 'Copies of each callback', behaviour.copies)}
${check('isForging', 'Forged callback before each', behaviour.isForging)}
${check('isReordering', 'Stale callback after each', behaviour.isReordering)}
${check('isSilent', 'Send no callbacks', behaviour.isSilent)}
<label>Payouts<select name="payouts">${option('pay', 'are paid')}${option('fail', 'fail')}${option('wait', 'wait')}</select></label>
${number('payoutSeconds', 'after (s)', behaviour.payoutSeconds)}
${number('blockSeconds', 'Block time (s)', behaviour.blockSeconds)}
<button class="main">Set</button></div></form>`
}

function actions(order: Order, status: string): string {
  const choices =
    status === 'pending' ? ['paid', 'failed'] : status === 'expired' ? ['paid'] : ['again', 'forged']
  const buttons = choices
    .map((choice) => `<button name="choice" value="${choice}">${choice}</button>`)
    .join('')
  return `<form method="post" action="/control/orders/${escapeUTF8(order.id)}">${buttons}</form>`
}

function orderRow(order: Order, now: number): string {
  const status = statusAt(order, now)
  const cells = [
    order.createdAt.slice(5, 19),
    order.id,
    order.merchant,
    order.kind,
    grouped(order.amount),
    order.currency,
    status,
  ]
  return `<tr>${cells.map((cell) => `<td>${escapeUTF8(cell)}</td>`).join('')}<td>${actions(order, status)}</td></tr>`
}

function deliveryRow({ no, order, body, state, attempts, answer, isForged }: Delivery): string {
  const type = /"type":"([a-z.]+)"/.exec(body)?.[1] ?? ''
  const cells = [
    String(no),
    order,
    isForged ? `${type} (forged)` : type,
    state,
    String(attempts),
    answer ?? '',
  ]
  return `<tr>${cells.map((cell) => `<td>${escapeUTF8(cell)}</td>`).join('')}</tr>`
}

function table(title: string, heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((cell) => `<th>${cell}</th>`).join('')
  return `<section class="card"><h2>${title}</h2><div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`
}

/** The sandbox's control panel: its state, and the faults it can simulate. */
export function panelPage(
  state: {
    readonly behaviour: Behaviour
    readonly orders: readonly Order[]
    readonly deliveries: readonly Delivery[]
  },
  now: number,
): string {
  const orders = state.orders.slice(-MOST_ROWS).toReversed()
  const deliveries = state.deliveries.slice(-MOST_ROWS).toReversed()
  const body = `<main class="wide"><div class="brand">Sandbox Pay, control panel <span>Sandbox, no real money</span></div>
${behaviourForm(state.behaviour)}
${table(
  'Orders',
  ['Created', 'Order', 'Merchant', 'Type', 'Amount', '', 'Status', ''],
  orders.map((order) => orderRow(order, now)),
)}
${table('Callbacks', ['No.', 'Order', 'Message', 'Status', 'Attempts', 'Response'], deliveries.map(deliveryRow))}
</main>`
  return page({ title: 'Sandbox Pay', language: 'en', body })
}
