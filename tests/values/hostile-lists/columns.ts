import {
  asked,
  type Cells,
  EMAIL,
  type HostileList,
  listOf,
  NAME,
  OTHER_PHONE,
  PEOPLE,
  PHONE,
  PLAIN,
  passed,
  plainRight,
  renamed,
  STREET,
  without,
} from './hostile-list.ts'

const YES_NO: Cells = ['Yes', 'No', 'No']
const X: Cells = ['', 'x', '']

/** Columns that are not what their headings, or their likeness to others, say. */
export const HOSTILE_COLUMNS: readonly HostileList[] = [
  // Who is shown, and opposites
  asked('Inactive', YES_NO),
  asked('Inactif', ['oui', 'non', 'non']),
  asked('Deactivated', X),
  asked('Unlisted', YES_NO),
  asked('Do not publish', X),
  asked('Hide', ['1', '0', '0']),
  asked('Excluded?', X),
  asked('Duplicate', ['', 'Y', '']),
  asked('Void', YES_NO),
  asked('On hold', YES_NO),
  asked('Merged into', ['', 'Hollis & Wren Funeral Home', ''], 'doubt:isActive'),
  asked('Former partner', YES_NO),
  asked('Lifecycle', ['Customer', 'Churned', 'Customer'], 'doubt:isActive'),
  asked('Stage', ['Live', 'Closed Lost', 'Live'], 'doubt:isActive'),
  asked('Relationship', ['current', 'ended 2019', 'current'], 'doubt:isActive'),
  asked('Partner Status', ['A', 'I', 'A']),
  asked('Show on website', YES_NO),
  asked('Visible to public', ['TRUE', 'FALSE', 'TRUE']),
  asked('Active', ['A', 'I', 'A']),
  asked('Active', ['1', '0', '1']),
  asked('Active?', ['active', 'inactive', 'active']),
  asked('Activ', ['true', 'false', 'false']),
  asked('Is Actve', ['true', 'false', 'true']),
  asked('Closed On', ['', '2021-05-04', '']),
  asked('Retired', ['', 'yes', '']),
  asked('Notes', ['call first', 'CLOSED 2020', ''], 'doubt:isActive'),
  asked('Comments', ['', 'Out of business', ''], 'doubt:isActive'),
  asked('Remarks', ['do not use', '', ''], 'doubt:isActive'),
  asked('Type', ['Funeral home', 'Funeral home (closed)', 'Crematory'], 'doubt:isActive'),
  asked('Opt-out', ['Y', 'N', 'N']),
  asked('Priority', ['1', '2', '3']),
  asked('Featured until', ['2027-01-01', '', ''], 'Featured until'),
  // Business names
  {
    title: 'Name of a person beside Company',
    list: listOf({ Name: PEOPLE, Company: NAME, ...without(PLAIN, 'Business Name') }),
    asks: ['Name', 'Company'],
  },
  {
    title: 'Name of a person with a title beside Organization',
    list: listOf({
      Name: ['Dr. John Smith', 'Ms Mary Jones', 'Ann Reed, CFSP'],
      Organization: NAME,
      ...without(PLAIN, 'Business Name'),
    }),
    asks: ['Name', 'Organization'],
  },
  {
    title: 'First and last names alone',
    list: listOf({
      'First Name': ['John', 'Mary', 'Ann'],
      'Last Name': ['Smith', 'Jones', 'Reed'],
      ...without(PLAIN, 'Business Name'),
    }),
    asks: ['missing:name'],
  },
  {
    title: 'Legal name beside a trade name',
    list: listOf({
      'Legal Name': ['HW LLC', 'Ames Inc', 'Bell Ltd'],
      'Trade Name': NAME,
      ...without(PLAIN, 'Business Name'),
    }),
    right: plainRight(),
  },
  {
    title: 'two equal names',
    list: listOf({
      'Company Name': NAME,
      'Account Name': ['HW', 'AM', 'BC'],
      ...without(PLAIN, 'Business Name'),
    }),
    asks: ['Company Name', 'Account Name'],
  },
  renamed(
    'Business Name',
    'Legal Entity',
    ['HW LLC', 'Ames Inc', 'Bell Ltd'],
    ['Legal Entity', 'missing:name'],
  ),
  renamed('Business Name', 'Owner', PEOPLE, ['Owner', 'missing:name']),
  renamed('Business Name', 'Corporate Name', NAME, ['Corporate Name', 'missing:name']),
  renamed('Business Name', 'Parent Organisation', NAME, ['Parent Organisation', 'missing:name']),
  renamed('Business Name', 'Bussiness Name', NAME, ['Bussiness Name']),
  renamed('Business Name', 'Companny', NAME, ['Companny', 'missing:name']),
  renamed('Business Name', 'Nickname', ['HW', 'Ames', 'Bell'], ['Nickname', 'missing:name']),
  // Contacts of persons
  ...[
    'Contact Phone',
    'Owner Phone',
    'Sales Rep Phone',
    'Account Manager Phone',
    'Billing Phone',
    'Home Phone',
  ].map((heading) => renamed('Phone', heading, PHONE, [heading, 'missing:phone'])),
  ...[
    'Contact Email',
    'Account Owner Email',
    'Sales Rep Email',
    'Director Email',
    'Billing Email',
    'Personal Email',
    'A/P E-mail',
  ].map((heading) => asked(heading, EMAIL)),
  asked(
    'LinkedIn',
    ['https://linkedin.com/in/jsmith', 'https://linkedin.com/in/mjones', ''],
    'doubt:linkedin',
  ),
  asked(
    'Owner LinkedIn',
    ['https://linkedin.com/in/jsmith', '', 'https://linkedin.com/in/areed'],
    'doubt:linkedin',
  ),
  {
    title: 'e-mail of the house beside the owner’s',
    list: listOf({
      ...PLAIN,
      Email: EMAIL,
      'Owner Email': ['j@home.example', 'm@home.example', 'a@home.example'],
    }),
    right: plainRight({
      'Ames Mortuary': { email: EMAIL[1] },
      'Bell Chapel': { email: EMAIL[2] },
      [NAME[0] ?? '']: { email: EMAIL[0] },
    }),
  },
  {
    title: 'two telephone columns',
    list: listOf({ ...PLAIN, Telephone: OTHER_PHONE }),
    asks: ['Phone', 'Telephone'],
  },
  {
    title: 'the same heading twice',
    list: listOf(PLAIN)
      .replace('"Phone"', '"Phone","Phone"')
      .replaceAll(/"(\(828\)[^"]*)"/g, '"(919) 254-0199","$1"'),
    asks: ['Phone'],
  },
  passed('Fax', OTHER_PHONE),
  passed('Contact Name', PEOPLE),
  passed('County', ['Buncombe', 'Buncombe', 'Buncombe']),
  // Addresses
  ...[
    'Mailing Address',
    'Billing Address',
    'Shipping Street',
    'PO Box',
    'Remit To Address',
    'Home Address',
    'Registered Address',
  ].map((heading) => renamed('Address', heading, STREET, [heading, 'missing:address'])),
  ...['Mailing City', 'Billing City'].map((heading) =>
    renamed('City', heading, undefined, [heading, 'missing:city']),
  ),
  ...['Mailing State', 'Licensed State', 'State of Incorporation'].map((heading) =>
    renamed('State', heading, undefined, [heading, 'missing:state']),
  ),
  ...['Mailing Zip', 'Zip Ext', 'Zip +4'].map((heading) =>
    renamed('ZIP', heading, heading === 'Mailing Zip' ? undefined : ['1204', '3311', '5520'], [
      heading,
      'missing:zipCode',
    ]),
  ),
  {
    title: 'number and street apart',
    list: listOf({
      ...without(PLAIN, 'Address'),
      Number: ['12', '5', '88'],
      'Street Name': ['Merrimon Avenue', 'Haywood Road', 'Biltmore Avenue'],
    }),
    asks: ['Number', 'Street Name', 'missing:address', 'doubt:address'],
  },
  {
    title: 'No. and Street',
    list: listOf({
      ...without(PLAIN, 'Address'),
      'No.': ['12', '5', '88'],
      Street: ['Merrimon Avenue', 'Haywood Road', 'Biltmore Avenue'],
    }),
    asks: ['No.', 'Street', 'doubt:address'],
  },
  {
    title: 'Unit beside an address that has one',
    list: listOf({
      ...PLAIN,
      Address: ['12 Merrimon Avenue, Suite 4', '5 Haywood Road', '88 Biltmore Avenue'],
      Suite: ['4', '', ''],
    }),
    right: plainRight({ [NAME[0] ?? '']: { address: '12 Merrimon Avenue, Suite 4' } }),
  },
  {
    title: 'a suite below a blank heading',
    list: listOf({
      ...without(PLAIN, 'City', 'State', 'ZIP', 'Phone'),
      '': ['Suite 4', '', 'Unit 9'],
      City: PLAIN.City ?? [],
      State: PLAIN.State ?? [],
      ZIP: PLAIN.ZIP ?? [],
      Phone: PHONE,
    }),
    asks: [''],
  },
  {
    title: 'Address and Street Address of two places',
    list: listOf({ ...PLAIN, 'Street Address': ['1 Elm St', '2 Elm St', '3 Elm St'] }),
    asks: ['Address', 'Street Address'],
  },
  // Known words over other things, and words one letter from ours
  asked('Site', ['Main', 'North', 'West']),
  asked('Sate', ['happy', 'happy', 'sad']),
  renamed('State', 'Sate', undefined, ['Sate']),
  renamed('City', 'Citty', undefined, ['Citty', 'missing:city']),
  renamed('ZIP', 'Zip Cod', undefined, ['Zip Cod']),
  renamed('Phone', 'Phon', undefined, ['Phon']),
  renamed('State', 'Country', ['US', 'US', 'US'], ['missing:state']),
  renamed('State', 'Estado', ['activo', 'activo', 'cerrado'], ['Estado', 'missing:state']),
  renamed('City', 'County', ['Buncombe', 'Buncombe', 'Wake'], ['County', 'missing:city']),
  asked('Image', ['yes', 'no', 'no'], 'Image'),
  asked('Long', ['82', '82', '82'], 'doubt:latitude'),
]
