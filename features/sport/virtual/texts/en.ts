import { englishOf } from '#texts/words.ts'
import type { sportVirtual } from '../contract.ts'

export const en = englishOf<typeof sportVirtual>()({
  'refusal.sportVirtual.unknown': 'This is not a match of a virtual league.',
  'virtual.text':
    'A virtual league: invented teams, a match every few minutes, two minutes long. Each result comes from a seed that was fixed before betting opened, and you can check it after the match.',
  'virtual.match': 'Virtual match',
  'virtual.progress': 'Match time',
  'virtual.commentary': 'Commentary',
  'virtual.startsIn': 'Betting closes and the match starts in',
  'virtual.startsNow': 'The match is about to start.',
  'virtual.before': 'Before the match',
  'virtual.proof': 'Fair by proof',
  'virtual.proofBefore':
    'The result comes from a secret seed. Its SHA-256 is below, so the seed can no longer be changed. It is shown after the match.',
  'virtual.proofAfter': 'The match is over and its seed is public. Anyone can verify the result with it.',
  'virtual.commitment': 'SHA-256 of the seed, published before betting',
  'virtual.seed': 'Seed',
  'virtual.check': 'Check in this browser',
  'virtual.file': 'Download to check yourself',
  'virtual.same': 'Matches: the seed is the one published, and it gives this result.',
  'virtual.different': 'Does not match: the result is not the one that the published seed gives.',
  'virtual.say.start': '{home} against {away}: here we go.',
  'virtual.say.goal': 'Goal for {team}: {score}.',
  'virtual.say.half': 'Half-time at {score}.',
  'virtual.say.second': 'The second half is under way.',
  'virtual.say.points': '{home} {score} {away}.',
  'virtual.say.inPart': '{team} take this one: {points} on {part}.',
  'virtual.say.push': '{team} push forward.',
  'virtual.say.begins': '{part} begins.',
  'virtual.say.partWon': '{team} win it. {score} overall.',
  'virtual.say.quarterOver': 'The whistle: {score}.',
  'virtual.say.end': 'It’s over: {score}.',
})
