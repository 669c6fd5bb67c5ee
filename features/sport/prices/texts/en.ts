export const en = {
  'refusal.sportPrices.scopeUnknown': 'What you want to suspend does not exist.',
  'refusal.sportPrices.expectationInvalid':
    'These expectations are outside of what the model of this sport can price.',
}
