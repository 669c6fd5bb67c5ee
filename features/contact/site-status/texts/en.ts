import { englishOf } from '#texts/words.ts'
import type { startup } from '../contract.ts'

export const en = englishOf<typeof startup>()({
  'startup.maintenance': 'We are working on the site',
  'startup.maintenanceText':
    'The site is under maintenance. Your money and your running bets are safe, and rounds in play finish.',
  'startup.endsAt': 'We expect to be back on {at}, your local time.',
  'startup.endsUnknown': 'We will be back as soon as we can.',
  'startup.retry': 'Try again',
  'startup.retrying': 'Looking whether we are back',
  'startup.stillClosed': 'Not yet. This page looks again by itself every half minute.',
  'startup.contact': 'Contact us',
  'startup.restricted': 'Not available where you are',
  'startup.restrictedText':
    'Access is refused because of your location or your address. If you think this is a mistake, please tell us and name the address below.',
  'startup.ip': 'Your address',
  'startup.country': 'Country',
  'startup.countryUnknown': 'Unknown',
  'startup.stillRestricted': 'Access from this address is still refused.',
  'startup.email': 'E-mail',
  'startup.phone': 'Telephone',
  'startup.measureTitle': 'May we count visits?',
  'startup.measureText':
    'Google Analytics would tell us which pages are used. Nothing is loaded unless you say yes.',
  'startup.measureYes': 'Yes',
  'startup.measureNo': 'No',
  'startup.measureChoice': 'Measuring of visits',
  'startup.routes': 'Addresses of this site',
  'startup.routesText': 'Choose the one that is fastest from where you are. You log in again there.',
  'startup.measuring': 'Measuring',
  'startup.unreachable': 'No answer',
  'startup.milliseconds': '{ms} ms',
  'startup.thisOne': 'You are here',
  'startup.fastest': 'Fastest',
  'startup.measureAgain': 'Measure again',
})
