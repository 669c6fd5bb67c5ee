import type { Reply } from '#contract/route.ts'
import type { tickets } from '../contract/member.ts'

export type Design = Reply<typeof tickets.list>['list'][number]
export type Series = Reply<typeof tickets.series>['list'][number]
export type Ticket = Reply<typeof tickets.one>
