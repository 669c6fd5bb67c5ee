import { siteEn } from './site-en.ts'
import type { ContractCodes } from '#contract/route.ts'
import { englishOf } from '#texts/words.ts'
import type { cardRooms } from '../contract.ts'
import type { roomTalk } from '../contract/talk.ts'

/** Codes of buying in have their texts in the features that declare them first. */
type OwnCodes = Extract<ContractCodes<typeof cardRooms | typeof roomTalk>, `rooms.${string}`>

export const en = englishOf<{ own: { refusals: Record<OwnCodes, null> } }>()({
  ...siteEn,
  'refusal.rooms.unknown': 'This table doesn’t exist.',
  'refusal.rooms.muted': 'You can’t send anything to other members at the moment.',
  'refusal.rooms.noOpponent': 'That player is no longer in the seat. Nothing was changed.',
  'refusal.rooms.seatCount': 'This game can’t have that number of seats.',
  'refusal.rooms.privateOff': 'Private tables aren’t open at the moment.',
  'refusal.rooms.privateMost':
    'You have {most|private table|private tables} open. Leave one first: it closes when it is empty.',
  'refusal.rooms.privateToday':
    'You’ve opened {most|private table|private tables} in the last 24 hours. Try again later or join another table.',
  'refusal.rooms.closed': 'This table is closing. Please choose another one.',
  'refusal.rooms.otherCurrency': 'This table is played in another currency.',
  'refusal.rooms.ofTournament': 'This is a tournament table. Register for the tournament instead.',
  'refusal.rooms.buyIn': 'Choose between {min} and {max} in whole chips.',
  'refusal.rooms.seatTaken': 'This seat has just been taken. Please choose another one.',
  'refusal.rooms.seatedAlready': 'You already have a seat at this table.',
  'refusal.rooms.samePerson':
    'An account with your identity, browser or bank account sits at this table. Each person has one seat.',
  'refusal.rooms.seatHeld': 'The free seat is held for the waiting list.',
  'refusal.rooms.seatFree': 'A seat is free. You can sit down.',
  'refusal.rooms.notSeated': 'You have no seat at this table.',
  'refusal.rooms.inHand': 'You can add chips after this hand.',
  'refusal.rooms.moved': 'The hand has moved on. Please decide again.',
  'refusal.rooms.tooLate': 'Your time was over.',
  'refusal.rooms.notAllowed': 'The rules don’t allow this now.',
  'refusal.rooms.handUnknown': 'This hand isn’t yours, or it isn’t over yet.',
  'posting.card.buyIn': 'Chips bought',
  'posting.card.cashOut': 'Chips cashed out',
})
