/** Policies. In a section's text, "- " starts a list item. */
export default {
  contents: 'On this page',
  effective: 'Effective {{date}}',
  print: 'Print',
  notices: 'Third-party notices',
  privacy: {
    lead: 'What {{brand}} learns about you and your vehicles, what it is used for, and what you decide.',
    sections: {
      scope: {
        title: 'What this policy covers',
        text: [
          'This policy is about the {{brand}} customer portal, the {{brand}} app, and the devices that are installed in your vehicles. It applies to owners, to guests with whom a vehicle is shared, and to visitors of the portal.',
          'It does not cover the websites of dealers, installers or payment processors that we link to. They have policies of their own.',
        ],
      },
      collected: {
        title: 'What we collect',
        text: [
          'We collect what is needed to run the service:',
          '- Your account: name, email address, phone number, postal code, country, language, time zone and units.',
          '- Your vehicles: name, make, model, year, license plate, vehicle identification number and picture, as far as you enter them, and the serial number of each device.',
          '- What devices report: position, speed, heading, mileage, ignition, locks, battery voltage, tire pressure, fuel level and trouble codes. Which of these exist depends on the device, the vehicle and the plan.',
          '- What you do with a vehicle: commands, settings, geofences, alerts, and who sent each command and when.',
          '- Purchases: orders, plans, invoices, and the brand and last four digits of a card. The full card number goes to the payment processor and is not kept by us.',
          '- Use of the portal: pages opened and errors met, if you allow analytics in My Account.',
        ],
      },
      location: {
        title: 'Location data',
        text: [
          'A device reports where the vehicle is while it drives, when it parks, when something happens that you asked to hear of, and when you refresh its location. How often depends on the plan. From these reports we make the map, trips, geofence alerts and reports.',
          'Anyone who drives or rides in the vehicle is located with it. If you are the owner, you are responsible for telling drivers that the vehicle reports its position and, where the law asks for it, for their consent.',
          'We do not sell location data and we do not use it for advertising. You can end the collection at any time: pause or cancel the plan, or have the device removed.',
        ],
      },
      video: {
        title: 'Dash cam recordings',
        text: [
          'Dash cams record onto the camera itself. Clips and pictures reach us when an event uploads them, when you take a snapshot, or while you watch Live View. The microphone is off until you turn it on.',
          'In some places recording sound or the inside of a vehicle needs the consent of everyone who is recorded. Make sure that you have it.',
        ],
      },
      use: {
        title: 'What we use it for',
        text: [
          '- To show your vehicles, send your commands and deliver the alerts you set.',
          '- To bill plans and products and to send orders.',
          '- To answer your questions and repair what is broken.',
          '- To protect accounts, find misuse, and meet legal duties.',
          '- To improve the service, with data that no longer identifies you, and with analytics only if you allow them.',
          'Where the law asks for a legal ground, it is our contract with you, our interest in a safe and working service, a legal duty, or your consent, which you may withdraw.',
        ],
      },
      guests: {
        title: 'Sharing with guests',
        text: [
          'You decide who else sees a vehicle, at which level and for how long. A guest with Read Only access sees the vehicle and where it is. Partial Access also allows commands, Full Access also settings. No guest sees your billing, your cards or your other vehicles.',
          'A guest sees your name and email address, and you see the name, email address and commands of the guest. Access ends when you remove it or when its time is over.',
          'When you transfer a vehicle, it goes to the new owner with its plan and its trips, and you lose access. Before you confirm a transfer, consider whether its past should go with it.',
        ],
      },
      recipients: {
        title: 'Who else receives data',
        text: [
          '- Providers that work for us under contract: hosting, mobile networks, maps, payments, delivery, messages and customer support.',
          '- Dealers and installers, for as long as you or they put a device into service mode. They see the device, not your profile or billing.',
          '- Authorities, when the law obliges us. We check each request, give no more than it covers, and tell you unless that is forbidden.',
          '- A successor, if the business is sold. The successor is bound by this policy.',
          'Some providers are in other countries than you. Then we agree on the safeguards that your law requires.',
        ],
      },
      retention: {
        title: 'How long we keep it',
        text: [
          '- Positions, trips, activity and alerts: up to 24 months, or until the vehicle is deleted.',
          '- Dash cam clips and pictures: until the storage of your plan is full or you delete them, at most 12 months.',
          '- Account and vehicles: while the account exists, and 90 days after it is closed.',
          '- Orders and invoices: as long as tax law requires, usually 7 years.',
          '- Messages to support: 24 months after the case is closed.',
          'Afterwards data is deleted or made anonymous. Copies in backups are overwritten within 35 days.',
        ],
      },
      security: {
        title: 'How we protect it',
        text: [
          'Data is encrypted in transit and at rest. Staff can read it only if their work requires it, and access is logged. You can protect the account further with two-factor authentication.',
          'No system is perfectly safe. If data of yours is exposed in a way that puts you at risk, we tell you and the authorities without delay.',
        ],
      },
      choices: {
        title: 'Your choices and rights',
        text: [
          '- See and correct your profile and vehicles in the portal.',
          '- Turn analytics, text messages and push notifications on or off in My Account.',
          '- See activity and trips in the portal, and export reports as files.',
          '- Ask for a copy of your data, for its correction or for its deletion.',
          '- Object to a use of your data, or ask us to limit it.',
          '- Complain to the data protection authority of the place where you live.',
          'We answer requests within 30 days and may ask you to show who you are. Using a right costs nothing and changes nothing about price or service.',
        ],
      },
      browser: {
        title: 'Cookies and storage in the browser',
        text: [
          'The portal uses what it needs to keep you signed in, and nothing for advertising. With “remember me” a secure cookie lasts 365 days; without it, the session ends with the browser. Trusted browsers and your choice of light or dark are kept in the storage of the browser. Signing out removes the session in every tab.',
        ],
      },
      children: {
        title: 'Children',
        text: [
          'Accounts are for adults. We do not knowingly open accounts for anyone under 16. If you believe that a child has one, write to us and we delete it.',
        ],
      },
      changes: {
        title: 'Changes to this policy',
        text: [
          'The date above says since when this version is in effect. If a change matters to you, we tell you by email or in the portal at least 30 days before.',
        ],
      },
      contact: {
        title: 'Contact',
        text: [
          'For questions and requests about your data, write to {{privacyEmail}} or to {{address}}. We reply within 48 to 72 hours.',
        ],
      },
    },
  },
  terms: {
    lead: 'The agreement between you and {{brand}} about the portal, the app, devices and plans.',
    sections: {
      agreement: {
        title: 'The agreement',
        text: [
          'By creating an account, accepting an invitation, or using a device, you accept these terms and the privacy policy. If you act for a company, you confirm that you may bind it.',
          'You must be of legal age to enter a contract where you live.',
        ],
      },
      account: {
        title: 'Your account',
        text: [
          'Keep your details correct and your password secret. You are responsible for what is done with your account, including by guests you invite. Tell us at once if someone else may have used it.',
          'One person or company holds the account. Share access with guests rather than a password.',
        ],
      },
      devices: {
        title: 'Devices and installation',
        text: [
          'Have devices installed by an authorized installer. A wrong installation can damage a vehicle and voids the warranty of the device. Some settings need an authorized installer.',
          'An installer may put a device into service mode for a limited time. Service mode gives no access to your billing or profile.',
        ],
      },
      commands: {
        title: 'Remote commands and safety',
        text: [
          'A command is done when the device reports it, not when it is sent. A remote start can take up to 1 minute. A vehicle without mobile coverage does not answer.',
          '- Never start an engine in a closed space: exhaust gas is deadly.',
          '- Make sure that no one is in danger when you lock, unlock or start a vehicle, or open its trunk.',
          '- Do not use the portal or the app while you drive.',
          '- Follow local rules on remote start, idling, and cameras on the windshield.',
        ],
      },
      lawful: {
        title: 'Lawful use',
        text: [
          'Use devices only in vehicles that you own or may equip. Do not follow people without the consent that the law requires. Tell drivers that the vehicle reports its position, and passengers that a camera records, where that is required.',
          'You may not break into, overload or copy the service, get around its limits, or resell it without our agreement.',
        ],
      },
      plans: {
        title: 'Plans, trials and renewal',
        text: [
          'Each device needs a plan. Plans are sold by the month or for 1 to 6 years, and renew by themselves at the price of that time unless you turn automatic renewal off. Where a free trial is offered, it lasts 30 days.',
          '- An upgrade applies at once, with credit for the service that remains. A downgrade applies at the end of the term.',
          '- A change of plan takes 1 to 2 hours to reach the device, and up to 24 hours if the device has been inactive for long.',
          '- When you cancel automatic renewal, service goes on until the expiry date and then stops.',
          '- A seasonal pause lasts 3 months from the end of the current billing period. A paused device is not tracked and takes no commands.',
        ],
      },
      payments: {
        title: 'Prices, payment and taxes',
        text: [
          'The total before you pay is what you pay, taxes and discounts included. We charge the card you chose. If a payment fails, we tell you, and the plan may expire.',
          'Prices can change for the next term. We tell you before a renewal at a higher price.',
        ],
      },
      streaming: {
        title: 'Live View and data',
        text: [
          'Live View and uploads use the data of your streaming plan. When 100% of the data is used, Live View is not available until the next period or until you change the plan.',
        ],
      },
      sharing: {
        title: 'Sharing and transfer',
        text: [
          'You may share a vehicle with guests and end that at any time. A transfer to another account takes effect when the new owner accepts it; until then you can cancel it. Afterwards the vehicle, its plan and its trips belong to the new account, and you have no access.',
        ],
      },
      availability: {
        title: 'Availability',
        text: [
          'The service depends on mobile networks, satellites, maps and the electrics of the vehicle. We announce maintenance and tell you about outages in the portal, but we cannot promise that the service is always available or that a position is exact.',
          'The service is not an emergency service and does not replace one. In an emergency call the emergency number of the place where you are.',
        ],
      },
      content: {
        title: 'Content and licenses',
        text: [
          'Your data stays yours. You allow us to process it as the privacy policy says. The software and its design stay ours; you may use them for as long as these terms apply. Maps contain data of OpenStreetMap contributors under the Open Database License.',
        ],
      },
      liability: {
        title: 'Liability',
        text: [
          'We are liable without limit where the law does not allow a limit, among others for intent, for gross negligence, and for injury. Otherwise our liability is limited to what you paid for the device and plan concerned in the last 12 months. We are not liable for lost profit or for what results from a wrong installation, missing coverage or unlawful use.',
          'Rights that consumers have by law are not affected.',
        ],
      },
      ending: {
        title: 'Ending the agreement',
        text: [
          'You can close your account at any time. We may suspend or end it if these terms are seriously broken, or with notice of 60 days for other reasons; then you get back what you paid for time not used.',
        ],
      },
      changes: {
        title: 'Changes and law',
        text: [
          'If we change these terms, we tell you at least 30 days before. If you do not agree, you can end the agreement before the change applies. Should one of these terms be invalid, the others stay.',
          'The law of the State of Illinois applies, and the law of your own country where it protects you as a consumer.',
        ],
      },
      contact: {
        title: 'Contact',
        text: ['Write to {{email}} or to {{address}}. We reply within 48 to 72 hours.'],
      },
    },
  },
  returns: {
    lead: 'How orders are sent, and how to return a product or end a plan.',
    sections: {
      orders: {
        title: 'Orders and delivery',
        text: [
          'Product orders are processed in 2 business days. If a product is out of stock, it is sent within 30 to 60 days; we tell you before you pay and by email as soon as the date is known.',
          'We deliver to street addresses. P.O. boxes are not possible.',
        ],
      },
      window: {
        title: 'Returning a product',
        text: [
          'You can return a product within 30 days of its delivery if:',
          '- it is complete, with cables and accessories,',
          '- it has not been installed and shows no damage,',
          '- you have the receipt, which you find under Billing.',
        ],
      },
      steps: {
        title: 'How to return it',
        text: [
          'Contact support with the number of the receipt and the serial number of the device. You get a return number and the address.',
          'Pack the product well and write the return number on the parcel. Please do not send anything back without a return number: we could not tell whose it is.',
          'Return shipping is paid by you, unless the product is defective or not the one you ordered.',
        ],
      },
      refunds: {
        title: 'Refunds',
        text: [
          'When the product has arrived and is in order, we refund its price and taxes to the card that paid, within 10 business days. Your bank may need some days more. A discount that depended on a plan is taken off the refund if you keep the product and end the plan.',
        ],
      },
      defects: {
        title: 'Defective products',
        text: [
          'If a device is defective, contact support first: many problems are solved without sending anything. During the warranty of 12 months we repair or replace a defective device at no cost. While a replacement is on its way, the plan of the device goes on.',
          'The warranty does not cover accidents, water, wrong installation or changes to the device. Rights that the law gives you are not affected.',
        ],
      },
      plans: {
        title: 'Plans and add-ons',
        text: [
          'A free trial costs nothing and may be ended at any time. Monthly plans are not refunded; service goes on until the end of the month that was paid. A plan of 1 year or more is refunded in full within 30 days of its purchase if the device was not used, and otherwise ends at its expiry date.',
          'If you return a device, its plan is canceled on the day the device arrives.',
        ],
      },
      exchanges: {
        title: 'Upgrades of modules',
        text: [
          'A module that you get at the price of an upgrade offer can be returned like any other product. Until it is installed, your old module and its plan stay as they are.',
        ],
      },
      contact: {
        title: 'Contact',
        text: ['Write to {{email}} or call {{phone}}. We reply within 48 to 72 hours.'],
      },
    },
  },
} as const;
