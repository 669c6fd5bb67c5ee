/** Texts of sports events in English. */
export const en = {
  'refusal.sports.zoneUnknown': 'We don’t know this time zone. Choose one from the list.',
  'refusal.sports.eventUnknown': 'This event does not exist.',
  'refusal.sports.leagueUnknown': 'This league does not exist.',
  'refusal.sports.favouriteUnknown': 'This event, league or team no longer exists.',
  'refusal.sports.favouritesFull': 'You can have {most|favourite|favourites} at most. Remove one first.',
  'refusal.sports.resultInvalid': 'This result is not possible. Check: {detail}.',
  'refusal.sports.resultTooEarly': 'The event has not started yet.',
  'refusal.sports.resultSame': 'This is the confirmed result already.',
  'refusal.sports.wrongState': 'This is not possible in the event’s present state.',
  'refusal.sports.incidentInvalid': 'This cannot be recorded: {detail}.',
  'refusal.sports.fileUnreadable': 'The file cannot be read: {problem}.',
  'refusal.sports.feedTaken': 'There is a feed of this name already.',
  'refusal.sports.feedUnknown': 'This feed does not exist.',
  'refusal.sports.feedKey': 'The feed or its API key is not valid.',
  'refusal.sports.feedUnreadable': 'The delivery is not a list of at most 500 messages.',
}
