import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'merchantsOffice.addBrand': two('settings'),
  'merchantsOffice.changeBrand': two('settings'),
  'merchantsOffice.switchFlag': two('settings'),
  'merchantsOffice.changeStatus': two('settings', 'restriction is lifted'),
  'merchantsOffice.addHost': two('identity'),
  'merchantsOffice.dropHost': two('identity'),
  'merchantsOffice.setRegion': two('settings', 'region is opened'),
  'merchantsOffice.dropRegion': two('settings'),
  'merchantsOffice.addRoute': two('identity'),
  'merchantsOffice.dropRoute': one('identity', 'only restricts'),
  'merchantsOffice.addPack': two('settings'),
  'merchantsOffice.changePack': two('settings'),
  'merchantsOffice.setCountry': two('settings'),
  'merchantsOffice.dropCountry': two('settings'),
}
