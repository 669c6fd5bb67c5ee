import { englishOf } from '#texts/words.ts'

export const en = englishOf()({
  'refusal.agentAccounts.notHere': 'You can’t open this kind of account.',
  'refusal.agentAccounts.tooDeep':
    'This line has the most levels of agents allowed. You can still open player accounts.',
  'refusal.agentAccounts.taken': 'That username is taken. Choose another.',
  'refusal.agentAccounts.nameInvalid':
    'This username doesn’t match the brand’s rule. Use letters and digits.',
  'refusal.agentAccounts.tooMany': 'You have {most|open link|open links}. Close one first.',
  'refusal.agentAccounts.unknownLink': 'We can’t find that link.',
})
