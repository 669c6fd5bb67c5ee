import { brandSetup, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'merchantsOffice.addBrand': two('settings'),
  'merchantsOffice.changeBrand': brandSetup('settings'),
  'merchantsOffice.switchFlag': brandSetup('settings'),
  'merchantsOffice.changeStatus': two('settings', 'restriction is lifted'),
  'merchantsOffice.addHost': brandSetup('identity'),
  'merchantsOffice.dropHost': brandSetup('identity'),
  'merchantsOffice.setRegion': brandSetup('settings', 'region is opened'),
  'merchantsOffice.dropRegion': brandSetup('settings'),
  'merchantsOffice.addRoute': two('identity'),
  'merchantsOffice.dropRoute': one('identity', 'only restricts'),
  'merchantsOffice.addPack': brandSetup('settings'),
  'merchantsOffice.changePack': brandSetup('settings'),
  'merchantsOffice.setCountry': two('settings'),
  'merchantsOffice.dropCountry': two('settings'),
}
