import { englishOf } from '#texts/words.ts'
import type { chat } from '../contract/member.ts'
import type { chatOffice } from '../contract/office.ts'

export const en = englishOf<typeof chat & typeof chatOffice>()({
  'refusal.chat.away': 'You can’t use the chat during a time-out or self-exclusion.',
  'refusal.chat.banned':
    'You’re banned from this chat. If you think it’s a mistake, contact customer service.',
  'refusal.chat.muted': 'You’re muted. You can read messages but not send them.',
  'refusal.chat.slow': 'Wait {retryAfterSeconds|second|seconds|minutes|hours} before your next message.',
  'refusal.chat.unknownLine': 'This message is hidden.',
  'refusal.chat.unknownMember': 'We can’t find a member with that ID at this brand.',

  'chat.title': 'Chat room',
  'chat.lead': 'Be respectful. Never share passwords or account numbers.',
  'chat.none': 'No messages yet',
  'chat.lines': 'Chat messages',
  'chat.hidden': 'Hidden players: {count}',
  'chat.showAll': 'Show all',
  'chat.you': 'You',
  'chat.placeholder': 'Write a message',
  'chat.send': 'Send',
  'chat.report': 'Report {name}’s message',
  'chat.reported': 'Message reported',
  'chat.mutedUntil': 'You’re muted. You can send messages again from {at}.',
  'chat.mutedOpen': 'You’re muted. You can read messages but not send them.',
  'chat.slow': 'One message every {count} s',

  'chatOffice.title': 'Chat room',
  'chatOffice.lead':
    'Members’ chat messages. Reported messages are highlighted; hidden messages stay on record.',
  'chatOffice.off': 'Chat is off for this brand. Turn on the feature flag chatRoom in Settings.',
  'chatOffice.none': 'No messages yet',
  'chatOffice.lines': 'Messages',
  'chatOffice.reports_one': '{count} report',
  'chatOffice.reports_other': '{count} reports',
  'chatOffice.hide': 'Hide',
  'chatOffice.hidden': 'hidden by {by}',
  'chatOffice.written': 'original: {text}',
  'chatOffice.sanction': 'Mute or ban',
  'chatOffice.kind': 'Action',
  'chatOffice.kind.mute': 'Mute',
  'chatOffice.kind.ban': 'Ban',
  'chatOffice.minutes': 'Duration (minutes)',
  'chatOffice.minutesHint': 'Leave empty for no time limit',
  'chatOffice.reason': 'Reason',
  'chatOffice.do': 'Apply',
  'chatOffice.sanctions': 'Active mutes and bans',
  'chatOffice.noSanctions': 'No mutes or bans',
  'chatOffice.until': 'until {at}',
  'chatOffice.open': 'until lifted',
  'chatOffice.lift': 'Lift',
  'chatOffice.words': 'Filtered words',
  'chatOffice.wordsText':
    'Masked in any case and with any accents. Links and long numbers are always masked.',
  'chatOffice.word': 'Word',
  'chatOffice.add': 'Add word',
  'chatOffice.drop': 'Remove “{word}”',
})
