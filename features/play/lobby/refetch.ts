/** The events after which an open page fetches a query again. */
export const refetch = {
  'lobby.game': ['games.changed', 'settings.changed'],
  'lobby.home': ['games.changed'],
  'lobby.browse': ['games.changed'],
  'lobby.vendor': ['games.changed'],
  'lobby.popular': ['games.changed'],
  'lobby.gameList': ['games.changed'],
  'lobby.favourites': ['games.changed'],
  'lobby.recent': ['games.changed'],
  'lobby.categories': ['games.changed', 'settings.changed'],
} as const
