import { ticketDesigns, type TicketDesign } from '#games/tickets.ts'
import type { App } from '#server/app.ts'

/** Designs that a test has put in place of ours, by database. */
const others = new WeakMap<App['pool'], readonly TicketDesign[]>()

export const designsOf = (app: App): readonly TicketDesign[] => others.get(app.pool) ?? ticketDesigns

export const designByCode = (app: App, code: string): TicketDesign | null =>
  designsOf(app).find((design) => design.code === code) ?? null

/** For tests: small series in place of ours. */
export function printInstead(app: App, designs: readonly TicketDesign[]): void {
  others.set(app.pool, designs)
}
