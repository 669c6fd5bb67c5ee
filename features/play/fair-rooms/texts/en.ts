import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { fairRooms } from '../contract.ts'
import type { fairRoomsOffice } from '../contract/office.ts'

type Own = Extract<
  ContractCodes<typeof fairRooms> | ContractCodes<typeof fairRoomsOffice>,
  `fairRooms${string}`
>

export const en = englishOf<{ own: { refusals: Record<Own, null> } }>()({
  'refusal.fairRooms.handUnknown': 'You weren’t dealt into this hand.',
  'refusal.fairRooms.seatUnknown': 'Choose another player of this hand.',
  'refusal.fairRooms.reportedAlready': 'You have already reported this hand. We look at every report.',
  'refusal.fairRoomsOffice.unknownHand': 'We can’t find that hand, or it isn’t over yet.',
  'audit.did.rooms.review': 'Opened the hidden cards of a hand',
  'fairRooms.report': 'Report a player',
  'fairRooms.reportText':
    'Our fraud team gets your report with the whole hand, all hidden cards included. The player isn’t told who reported.',
  'fairRooms.who': 'Player',
  'fairRooms.reason': 'Reason',
  'fairRooms.reason.collusion': 'Plays together with another player',
  'fairRooms.reason.bot': 'Seems to be a program',
  'fairRooms.reason.stalling': 'Delays on purpose',
  'fairRooms.reason.other': 'Something else',
  'fairRooms.words': 'What did you see?',
  'fairRooms.send': 'Send report',
  'fairRooms.sent': 'Thank you. We look at the hand.',
  'fairRooms.noOthers': 'No other player was dealt into this hand.',
  'fairRooms.review': 'Card room review',
  'fairRooms.lead':
    'Reports of players and signs of collusion, each with its hand. A sign alone proves nothing: open the hand and see.',
  'fairRooms.ofMember': 'Member {id}',
  'fairRooms.allMembers': 'All members',
  'fairRooms.none': 'Nothing to review',
  'fairRooms.noneText': 'Reports and signs of collusion appear here with their hands.',
  'fairRooms.reports': 'Reports',
  'fairRooms.signs': 'Signs',
  'fairRooms.sign.dump': 'Chip dumping',
  'fairRooms.sign.soft': 'Soft play',
  'fairRooms.sign.shared': 'Shared network or browser',
  'fairRooms.why.sam': 'Declared Sam with a hand that takes six plays or more.',
  'fairRooms.why.covered':
    'Passed on a single although a higher one was in hand, and pays for the others too.',
  'fairRooms.why.two': 'Played a two that wasn’t needed, and it was chopped.',
  'fairRooms.why.gaveUp': 'Could beat the winner three times or more, and passed each time.',
  'fairRooms.why.spared': 'Passed although the winner’s last cards could be beaten.',
  'fairRooms.why.fed': 'Played a single low enough for the winner’s last card.',
  'fairRooms.why.stopped': 'Stopped the opponent.',
  'fairRooms.by': 'by {account}',
  'fairRooms.to': '{from} to {to}',
  'fairRooms.handOf': '{room}, hand {number}',
  'fairRooms.openHand': 'Open hand',
  'fairRooms.openTitle': 'Open all cards of this hand?',
  'fairRooms.openText': 'The audit log names you and your reason.',
  'fairRooms.cards': 'Cards',
  'fairRooms.board': 'Board',
  'fairRooms.result': 'Result',
  'fairRooms.decisions': 'Decisions',
  'fairRooms.seat': 'Seat {number}',
  'fairRooms.did.fold': 'folds',
  'fairRooms.did.check': 'checks',
  'fairRooms.did.call': 'calls',
  'fairRooms.did.raise': 'raises to {amount}',
  'fairRooms.did.twice': 'answers about a second board',
  'fairRooms.did.pass': 'passes',
  'fairRooms.did.play': 'plays {cards}',
  'fairRooms.did.sam': 'declares Sam',
  'fairRooms.did.noSam': 'doesn’t declare Sam',
  'fairRooms.byClock': 'by the clock',
})
