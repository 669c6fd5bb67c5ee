import { navigate } from '#ui/route/place.ts'

const withSearch = (name: 'slip' | 'chase') => (id: string | null) =>
  void navigate({
    search: (before) => ({ ...before, [name]: id ?? undefined }),
    resetScroll: false,
    replace: true,
  })

/** The open slip or chase is in the address: notifications link to it. Null closes it. */
export const openSlip = withSearch('slip')
export const openChase = withSearch('chase')
