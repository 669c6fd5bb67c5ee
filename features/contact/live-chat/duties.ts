import { nothing, words } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'liveChatDesk.claim': nothing,
  'liveChatDesk.reply': words,
  'liveChatDesk.show': words,
  'liveChatDesk.read': nothing,
  'liveChatDesk.close': nothing,
  'liveChatDesk.setCanned': words,
  'liveChatDesk.dropCanned': words,
}
