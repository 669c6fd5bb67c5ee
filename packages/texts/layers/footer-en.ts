/** The footer's texts, which load with it. */
export const footer = {
  'footer.pay': 'Payment methods',
  'footer.play': 'Play',
  'footer.topic.about': 'About Company',
  'footer.topic.contact': 'Contact Us',
  'footer.topic.terms': 'General Terms and Conditions',
  'footer.topic.responsible': 'Responsible Gaming',
  'footer.topic.privacy': 'Privacy Policy',
  'footer.topic.affiliates': 'Affiliates',
  'footer.topic.refund': 'Refund Policy',
  'footer.join': 'Become an affiliate',
  'footer.trust': 'Trust',
  'footer.demo': 'This is a demo without a licence to operate. No real money is taken.',
  'footer.copyright': '© {year} {brand}. Open source under Apache-2.0.',
  'footer.age': '{age} and over only.',
  'footer.ageMark': '{age}+',
} as const
