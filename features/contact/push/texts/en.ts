import { englishOf } from '#texts/words.ts'
import type { push } from '../contract.ts'

export const en = englishOf<typeof push>()({
  'refusal.push.unknownService':
    'We can only send notifications through known browser services. This address isn’t one of them.',
  'refusal.push.keysInvalid': 'The browser’s keys aren’t valid. Turn notifications off and on again.',
  'refusal.push.unknownDevice': 'Notifications are off for this device.',

  'push.hello': 'Notifications from {brand}',
  'push.helloText': 'Notifications work on this device.',

  'push.devices': 'Devices with notifications',
  'push.none': 'No devices yet. You get notifications even when the site is closed.',
  'push.here': 'Turn on notifications',
  'push.hereHint': 'Your browser asks for permission. On an iPhone, add the site to your home screen first.',
  'push.unsupported': 'This browser doesn’t support notifications.',
  'push.denied': 'Notifications are blocked. Allow them for this site in your browser settings.',
  'push.failed': 'Your browser couldn’t reach its notification service. Try again later.',
  'push.thisDevice': 'this device',
  'push.remove': 'Turn off notifications on {device}',
  'push.try': 'Send a test',
  'push.tried': 'Test notification sent',
  'push.since': 'since {when}',
})
