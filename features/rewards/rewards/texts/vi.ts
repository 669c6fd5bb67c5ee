import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.rewards.unknown': 'Phần thưởng này không còn nữa.',
  'refusal.rewards.notClaimable': 'Không thể nhận phần thưởng này: {state}.',
  'refusal.rewards.notNow': 'Hiện bạn chưa thể nhận phần thưởng.',
  'refusal.rewards.blocked':
    'Hiện chưa thể cộng phần thưởng này. Phần thưởng vẫn nằm trong trung tâm phần thưởng.',
  'refusal.rewards.unknownMember': 'Không tìm thấy hội viên, hoặc hội viên chưa có ví.',
  'refusal.rewards.notOffered':
    'Hiện không thể tặng thưởng cho hội viên này theo quy định chơi có trách nhiệm.',
}
