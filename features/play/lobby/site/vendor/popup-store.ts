import { create } from 'zustand'

/** The provider whose games are shown in the pop-up. */
export const useVendorPopup = create<{ readonly vendor: string | null }>(() => ({ vendor: null }))

export function openVendor(vendor: string | null): void {
  useVendorPopup.setState({ vendor })
}
