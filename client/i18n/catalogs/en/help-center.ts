/** Support page. In a text of several parts, "- " starts a list item. */
export default {
  support: {
    lead: 'We are happy to help. Most questions are answered fastest in the guides.',
    ways: {
      guides: {
        title: 'Guides',
        text: 'Installation, plans, alerts and settings, step by step.',
        action: 'Open the help site',
      },
      helpCenter: {
        title: 'Help Center',
        text: 'Signed in, it looks at your vehicle with you and opens a case with what we need to know.',
        action: 'Open the Help Center',
      },
      email: { title: 'Email', text: 'We reply within 48 to 72 hours.' },
      phone: {
        title: 'Phone',
        text: 'Monday to Friday, {{from}} to {{until}} (Central Time), except on public holidays.',
      },
    },
    elsewhere: 'opens a new tab',
    prepare: {
      title: 'What helps us to help you',
      text: [
        '- The serial number of the device: it is printed on it and shown with the vehicle in the portal.',
        '- Make, model and year of the vehicle.',
        '- What you did, what happened, and when.',
        '- For questions about an order, the number of the receipt.',
      ],
      never: 'Never send a password, a verification code or a card number. No one at {{brand}} asks for them.',
    },
    emergency: {
      title: 'In an emergency',
      text: [
        'Call the emergency number of the place where you are. If a vehicle was stolen, report it to the police first and give them the position that the portal shows. Please do not go after it yourself.',
      ],
    },
  },
} as const;
