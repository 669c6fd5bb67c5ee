import { englishOf } from '#texts/words.ts'
import type { promotionReportsOffice } from '../contract/office.ts'

export const en = englishOf<typeof promotionReportsOffice>()({
  'refusal.promotionReports.unknown': 'We can’t find it.',
  'refusal.promotionReports.over': 'This bonus has ended, or its wagering is complete.',

  'promotionReports.title': 'Promotion report',
  'promotionReports.lead':
    'What promotions gave in a period, what it cost, and what recipients played from their first reward until its end.',
  'promotionReports.none': 'No promotion gave anything in this period',
  'promotionReports.promotion': 'Promotion',
  'promotionReports.version': 'Version {version}',
  'promotionReports.members': 'Members',
  'promotionReports.rewards': 'Offered',
  'promotionReports.claimed': 'Claimed',
  'promotionReports.expired': 'Expired',
  'promotionReports.cost': 'Cost',
  'promotionReports.pieces': 'Points and goods',
  'promotionReports.wagered': 'Wagered',
  'promotionReports.required': 'Required',
  'promotionReports.stakes': 'Stakes since',
  'promotionReports.net': 'Net result',
  'promotionReports.shared': 'Shared device or account',
  'promotionReports.all': 'All promotions',
  'promotionReports.account': 'Account',
  'promotionReports.since': 'First reward',
  'promotionReports.signals': 'Signals',
  'promotionReports.devices': 'Same device as {count|other recipient|other recipients}',
  'promotionReports.accounts': 'Same payout account as {count|other recipient|other recipients}',
  'promotionReports.opposite': '{share}% of stakes not at risk',
  'promotionReports.flags': '{count|open flag|open flags}',
  'promotionReports.bets': 'Bets',
  'promotionReports.more': 'Show more',
  'promotionReports.revoke': 'Revoke bonus',
  'promotionReports.revokeText':
    'What is left of the bonus is returned when its open bets have settled. A second operator must approve.',
  'promotionReports.revoked': 'Bonus revoked',
  'promotionReports.save': 'Export',
})
