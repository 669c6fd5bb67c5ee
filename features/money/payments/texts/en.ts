import { englishOf } from '#texts/words.ts'
import type { payments, paymentsOffice } from '../contract.ts'
import { receipt } from './receipt-en.ts'

export const en = englishOf<typeof payments & typeof paymentsOffice>()({
  ...receipt,
  'money.notKnown':
    'No answer came, so it is not known yet whether this was done. Press again: nothing is done twice.',
  'processors.title': 'Processors’ keys',
  'processors.lead':
    'The secret that each brand shares with a payment processor. It goes in, is sealed, and never comes out again; after a change the one before proves call-backs for two more days.',
  'processors.of': '{processor}, {brand}',
  'processors.inForce': 'In force',
  'processors.retires': 'Until {at}',
  'processors.mark': 'Key {mark}',
  'processors.since': 'since {at}',
  'processors.none': 'No key of its own',
  'processors.sandbox': 'The demonstration’s own key works beside it, never in a live house.',
  'processors.change': 'New key',
  'processors.changeTitle': 'New key for {processor}, {brand}',
  'processors.changeText':
    'Enter it at the processor at the same time. Call-backs signed with the one before are taken for two more days.',
  'processors.secret': 'Secret',
  'processors.secretHint':
    'As the processor shows it, 24 characters or more; “whsec_…” is read as the standard says.',
  'processors.reason': 'Reason',
  'processors.save': 'Put in force',
  'processors.saved': 'The new key is in force.',
  'processors.endOld': 'End the old ones now',
  'processors.endTitle': 'End the older keys of {processor}, {brand}?',
  'processors.endText':
    'What is on its way and signed with them is not taken any more. The processor sends it again with the new key, or the house asks for it.',
  'processors.ended': 'The older keys prove nothing any more.',
  'processors.addresses': 'Call-backs from',
  'processors.everywhere': 'everywhere, by signature alone',
  'processors.setAddresses': 'Addresses',
  'processors.addressesTitle': 'From where {processor} may call {brand}',
  'processors.addressesText':
    'One address or network a line, such as 203.0.113.0/24. Empty: from everywhere; the signature is always checked.',
  'processors.addressesSave': 'Save addresses',
  'processors.addressesSaved': 'The addresses are saved.',
  'processors.test': 'Test call',
  'processors.test.unknownOrder': 'It answers to this key ({ms} ms).',
  'processors.test.anOrder': 'It answered with an order that nobody made.',
  'processors.test.keyRefused': 'It refuses this key.',
  'processors.test.silent': 'It does not answer.',
  'paymentsOffice.record.reference': 'Reference',
  'paymentsOffice.record.at': 'When',
  'paymentsOffice.record.brand': 'Brand',
  'paymentsOffice.record.anyBrand': 'All brands',
  'paymentsOffice.record.amount': 'Amount',
  'paymentsOffice.record.newest': 'Newest',
  'paymentsOffice.record.more': 'Show older',
  'refusal.payments.unknownProcessor': 'No payment processor of that name is connected.',
  'refusal.payments.notProved': 'The message is not signed as it must be ({why}).',
  'refusal.payments.notUnderstood': 'The message is not about a payment.',
  'refusal.payments.unknownOrder': 'No order has this reference yet.',
  'refusal.payments.keyKnown': 'This key is in use already. Please make a new one at the processor.',
  'refusal.payments.addressInvalid': '“{address}” is no address and no network.',
})
