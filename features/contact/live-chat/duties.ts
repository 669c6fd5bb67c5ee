import { nothing, words } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'liveChatDesk.claim': nothing,
  'liveChatDesk.reply': words,
  'liveChatDesk.show': words,
  'liveChatDesk.read': nothing,
  'liveChatDesk.close': nothing,
  'liveChatDesk.setCanned': words,
  'liveChatDesk.dropCanned': words,
}
