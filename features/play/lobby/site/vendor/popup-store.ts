import { create } from 'zustand'

/** The provider whose games stand above the page. */
export const useVendorPopup = create<{ readonly vendor: string | null }>(() => ({ vendor: null }))

export function openVendor(vendor: string | null): void {
  useVendorPopup.setState({ vendor })
}
