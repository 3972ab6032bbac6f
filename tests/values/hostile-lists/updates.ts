import type { HostileList } from './hostile-list.ts'

const HOLLIS = {
  name: 'Hollis & Wren',
  slug: 'hollis-and-wren-asheville',
  address: '12 Merrimon Avenue',
  city: 'Asheville',
  state: 'North Carolina',
  zipCode: '28801',
  phone: '(828) 254-0142',
  email: 'office@hollis.example',
  website: 'https://hollis.example',
}
const GREENE = {
  ...HOLLIS,
  name: 'Greene Funeral Home',
  slug: 'greene-funeral-home-springfield',
  address: '1 Elm Street',
  city: 'Springfield',
  state: 'Illinois',
  zipCode: '62701',
  phone: '(217) 254-0142',
  email: 'office@greene.example',
  website: 'https://greene.example',
}
const update = (title: string, list: string, more: Partial<HostileList>): HostileList => ({
  title,
  list,
  options: { mode: 'update' },
  before: [HOLLIS, GREENE],
  ...more,
})
const same = [
  { name: GREENE.name, phone: GREENE.phone, state: 'Illinois' },
  { name: HOLLIS.name, phone: HOLLIS.phone },
]

/** Updates that may find the wrong partner, and those that must not ask. */
export const HOSTILE_UPDATES: readonly HostileList[] = [
  update('a telephone number', 'name,city,state,phone\nHollis & Wren,Asheville,NC,8282540199', {
    right: [same[0] ?? {}, { name: HOLLIS.name, phone: '(828) 254-0199' }],
  }),
  update('a telephone number without the state', 'name,city,phone\nHollis & Wren,Asheville,8282540199', {
    right: [same[0] ?? {}, { name: HOLLIS.name, phone: '(828) 254-0199' }],
  }),
  update(
    'a namesake of another area code without the state',
    'name,city,phone\nGreene Funeral Home,Springfield,4172540142',
    { asks: ['doubt:city'] },
  ),
  update(
    'a sister house by a shared website',
    'name,address,city,state,zip,phone,website\nHollis & Sons,9 Oak St,Boone,NC,28607,8282640142,https://hollis.example',
    { options: { mode: 'update', match: 'website' }, asks: ['doubt:name', 'doubt:state', 'doubt:address'] },
  ),
  update(
    'a branch by a shared e-mail address',
    'name,address,city,state,zip,phone,email\nHollis & Wren,9 Oak St,Boone,NC,28607,8282640142,office@hollis.example',
    { options: { mode: 'update', match: 'email' }, asks: ['doubt:state'] },
  ),
  update('a state without its ZIP code', 'email,state\noffice@hollis.example,SC', {
    options: { mode: 'update', match: 'email' },
    asks: ['doubt:state'],
  }),
  update('a telephone number of elsewhere by e-mail', 'email,phone\noffice@hollis.example,2127360199', {
    options: { mode: 'update', match: 'email' },
    asks: ['doubt:city'],
  }),
  update('a hidden partner would be seen', 'name,city,state,active\nHollis & Wren,Asheville,NC,true', {
    before: [{ ...HOLLIS, isActive: false }],
    asks: ['doubt:isActive'],
  }),
  update('a ZIP code of a town far away', 'name,city,state,zip\nHollis & Wren,Asheville,NC,28401', {
    asks: ['doubt:city'],
  }),
  update(
    'a namesake in another state',
    'name,city,state,phone\nGreene Funeral Home,Springfield,MO,4172540142',
    {
      asks: ['refused:name', 'doubt:state', 'doubt:duplicate'],
    },
  ),
  update(
    'a namesake in another state with all its details',
    'name,address,city,state,zip,phone\nGreene Funeral Home,9 Oak Street,Springfield,MO,65806,4172540142',
    { asks: ['refused:name', 'doubt:state', 'doubt:duplicate'] },
  ),
  update(
    'a namesake in another state, by upsert',
    'name,address,city,state,zip,phone\nGreene Funeral Home,9 Oak Street,Springfield,MO,65806,4172540142',
    {
      options: { mode: 'upsert' },
      right: [
        { name: GREENE.name, phone: GREENE.phone, state: 'Illinois' },
        { name: GREENE.name, state: 'Missouri' },
        same[1] ?? {},
      ],
    },
  ),
  update(
    'another house by a shared website',
    'name,city,website\nAmes Mortuary,Boone,https://hollis.example',
    {
      options: { mode: 'update', match: 'website' },
      asks: ['doubt:name', 'doubt:duplicate', 'doubt:match'],
    },
  ),
  update('another house by a shared e-mail address', 'name,email\nAmes Mortuary,office@hollis.example', {
    options: { mode: 'update', match: 'email' },
    asks: ['doubt:name', 'doubt:duplicate', 'doubt:match'],
  }),
  update(
    'another house by a telephone number that moved on',
    'name,address,city,phone\nBell Chapel,1 Oak St,Boone,8282540142',
    {
      options: { mode: 'update', match: 'phone' },
      asks: ['doubt:name', 'doubt:duplicate', 'doubt:match'],
    },
  ),
  update(
    'the same house in another spelling by its website',
    'name,website,phone\nHollis and Wren Funeral Home,https://hollis.example,8282540199',
    {
      options: { mode: 'update', match: 'website' },
      right: [same[0] ?? {}, { name: 'Hollis and Wren Funeral Home', phone: '(828) 254-0199' }],
    },
  ),
  update(
    'state, street and telephone together by slug',
    'slug,address,city,state,zip,phone\nhollis-and-wren-asheville,9 Oak St,Springfield,MO,65806,4172540142',
    {
      options: { mode: 'update', match: 'slug' },
      asks: ['doubt:state', 'doubt:match', 'doubt:address'],
    },
  ),
  update(
    'a move within the state by slug',
    'slug,address,phone\nhollis-and-wren-asheville,9 Oak St,8282540199',
    {
      options: { mode: 'update', match: 'slug' },
      right: [same[0] ?? {}, { address: '9 Oak St', phone: '(828) 254-0199' }],
    },
  ),
  update('blank cells', 'name,city,phone,email\nHollis & Wren,Asheville,,', { right: same }),
  update(
    'two partners of one name and city without the state',
    'name,city,phone\nGreene Funeral Home,Springfield,2172540199',
    {
      before: [
        HOLLIS,
        GREENE,
        { ...GREENE, slug: 'greene-2', state: 'Missouri', address: '9 Oak Street', zipCode: '65806' },
      ],
      asks: ['refused:name'],
    },
  ),
  update('an id beside another name', 'slug,name\nhollis-and-wren-asheville,Bell Chapel', {
    options: { mode: 'update', match: 'slug' },
    asks: ['doubt:name', 'doubt:match'],
  }),
  update(
    'all partners to one telephone number',
    'name,city,phone\nHollis & Wren,Asheville,8282540100\nGreene Funeral Home,Springfield,8282540100\nBell,Boone,8282540100',
    {
      before: [HOLLIS, GREENE, { ...HOLLIS, name: 'Bell', slug: 'bell', city: 'Boone', zipCode: '28607' }],
      asks: ['doubt:phone'],
    },
  ),
  update(
    'everybody inactive by a column of blanks',
    'name,city,active\nHollis & Wren,Asheville,\nGreene Funeral Home,Springfield,',
    { right: same },
  ),
  update('the ZIP of another state', 'name,city,state,zip\nHollis & Wren,Asheville,NC,37604', {
    asks: ['doubt:zipCode'],
  }),
  update(
    'an import of the same list again',
    'name,address,city,state,zip,phone\nHollis & Wren,12 Merrimon Avenue,Asheville,NC,28801,8282540142',
    { right: same },
  ),
  {
    title: 'a border ZIP that two states share',
    list: 'name,address,city,state,zip,phone\nHollis,1 State Street,Texarkana,TX,75501,9032540142',
    right: [{ zipCode: '75501' }],
  },
  {
    title: 'a ZIP beyond the border',
    list: 'name,address,city,state,zip,phone\nHollis,1 Main Street,Union City,OK,76645,4052540142',
    asks: ['doubt:zipCode'],
  },
  {
    title: 'a likely duplicate',
    before: [HOLLIS],
    list: 'name,address,city,state,zip,phone\nHollis Funeral Home,9 B St,Asheville,NC,28801,8282540142',
    asks: ['doubt:duplicate'],
  },
  {
    title: 'the same house at a new street',
    before: [HOLLIS],
    list: 'name,address,city,state,zip,phone\nHollis & Wren,9 B St,Asheville,NC,28801,8282540199',
    asks: ['doubt:duplicate'],
  },
  {
    title: 'the same street and city, another name',
    before: [HOLLIS],
    list: 'name,address,city,state,zip,phone\nSmith Chapel,12 Merrimon Avenue,Asheville,NC,28801,8282540142',
    asks: ['doubt:duplicate'],
  },
]
