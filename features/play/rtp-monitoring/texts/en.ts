import { englishOf } from '#texts/words.ts'
import type { returns } from '../contract.ts'

export const en = englishOf<typeof returns>()({
  'returns.title': 'Returns',
  'returns.lead':
    'What each game gave back, beside what its rules say it gives back in the long run. The interval comes from the game’s own deviation: three of them to each side.',
  'returns.window': 'Since when',
  'returns.window.today': 'Today',
  'returns.window.month': '30 days',
  'returns.window.life': 'From the start',
  'returns.asOf': 'As of {at}',
  'returns.none': 'Nothing was played in this time',
  'returns.noneText': 'Choose a longer time, or come back after the first rounds.',
  'returns.allWithin': 'No game has left its band.',
  'returns.allWithinButOpen': 'In this time no game left its band. To be looked into from before: {count}.',
  'returns.someOutside':
    'Outside its band: {count}. Prove the rounds again and look at the edition before the game goes on.',
  'returns.game': 'Game',
  'returns.currency': 'Currency',
  'returns.rounds': 'Rounds',
  'returns.stake': 'Staked',
  'returns.win': 'Won by members',
  'returns.theory': 'By the rules',
  'returns.observed': 'Observed',
  'returns.interval': 'Interval',
  'returns.between': '{low} to {high}',
  'returns.verdict': 'State',
  'returns.verdict.within': 'Within its band',
  'returns.verdict.above': 'Pays too much',
  'returns.verdict.below': 'Pays too little',
  'returns.verdict.greatWin': 'One great win',
  'returns.verdict.few': 'Too few rounds',
  'returns.verdict.moves': 'Played below best',
  'returns.verdict.unknown': 'Not known',
  'returns.says.within': 'The return by the rules lies inside the interval of what was observed.',
  'returns.says.above':
    'More came back than chance explains, even without the greatest win. An honest game does this in fewer than 1 of 700 looks.',
  'returns.says.below':
    'Less came back than chance explains. An honest game does this in fewer than 1 of 700 looks.',
  'returns.says.greatWin':
    'More came back than the interval allows, but without its one greatest win the game is within its band.',
  'returns.says.few': 'Fewer than 100 rounds: too few to judge.',
  'returns.says.moves':
    'The rules’ return is that of the best moves. Members played others, which brings less.',
  'returns.says.unknown':
    'The house does not know this game’s deviation: it belongs to an outside maker, or to an edition that is no longer played.',
  'returns.edition': 'Edition {edition}',
  'returns.byStake': 'By stake',
  'returns.flagInBand': 'A part is outside',
  'returns.byChannel': 'By device',
  'returns.channel.phone': 'Phone',
  'returns.channel.tablet': 'Tablet',
  'returns.channel.desktop': 'Computer',
  'returns.channel.other': 'Other',
  'returns.alerts': 'To be looked into',
  'returns.part.all': 'all rounds',
  'returns.part.channel.phone': 'rounds on phones',
  'returns.part.channel.tablet': 'rounds on tablets',
  'returns.part.channel.desktop': 'rounds on computers',
  'returns.part.channel.other': 'rounds on other devices',
  'returns.part.stake': 'stakes of {from} to {to}',
  'returns.alert.above':
    '{observed} came back over {rounds} rounds of equal weight, {theory} by the rules: more than chance explains.',
  'returns.alert.below':
    '{observed} came back over {rounds} rounds of equal weight, {theory} by the rules: less than chance explains.',
  'returns.close': 'Close',
  'returns.closeTitle': 'Close this alert?',
  'returns.closeText':
    'Say what you found. The game’s rounds count anew from tomorrow on; if it leaves its band again, you are told again.',
  'returns.closed': '{game}: closed',
  'refusal.returns.alertUnknown': 'Somebody else has closed this alert.',
})
