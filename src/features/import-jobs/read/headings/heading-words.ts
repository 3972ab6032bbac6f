import type { ImportField } from '../../../../shared/import.ts'

/** In English, Spanish and French, as `plainHeading` writes them; others are compared with these. */
const HEADINGS: Readonly<Record<ImportField, string>> = {
  id: 'partnerid recordid uuid',
  slug: 'urlslug permalink',
  name: 'businessname partnername partner funeralhome funeralhomename company companyname business provider providername organization organisation organizationname facility facilityname firm firmname establishment establishmentname dba accountname locationname mortuary mortuaryname chapelname librarynam libname namefuneralhome nameofbusiness nameoffuneralhome nombre nombredelaempresa empresa negocio funeraria nombrecomercial nom nomdelentreprise entreprise societe maisonfuneraire salonfuneraire etablissement nomdeletablissement nometablissement nomcommercial',
  address:
    'streetaddress street address1 addr addr1 addressline1 addressline streetaddress1 street1 physicaladdress businessaddress locationaddress address1street direccion domicilio calle direccion1 adresse adresse1 adressecivique rue adresseligne1',
  addressNumber: '',
  address2:
    'addressline2 addr2 street2 streetaddress2 suite unit apt apartment suiteunit unitnumber suitenumber aptsuite direccion2 adresse2 adresseligne2 complementdadresse bureau',
  city: 'town municipality cityname citytown towncity locality ciudad municipio localidad poblacion ville municipalite localite commune',
  state:
    'province stateprovince stateorprovince statecode statename region st prov stateprov provincestate provincia estado departamento etat provinceetat etatprovince',
  zipCode:
    'zip postalcode postcode postal zippostalcode zippostal zip5 zipcode5 postalzip codigopostal cp codpostal codepostal codigo',
  phone:
    'phonenumber phoneno telephone telephonenumber telephoneno tel telno businessphone mainphone workphone officephone phone1 primaryphone phonemain telefono numerodetelefono telefonoprincipal telephoneprincipal numerodetelephone numtel nodetelephone notelephone',
  email:
    'emailaddress mail emailadress businessemail primaryemail correo correoelectronico courriel adressecourriel adresseemail mel',
  website:
    'url web websiteurl webaddress site homepage webpage weburl websiteaddress internet siteurl companywebsite sitioweb paginaweb siteweb siteinternet pageweb',
  description: 'shortdescription blurb descripcion resume descriptioncourte',
  longDescription: 'about aboutus fulldescription descripcionlarga descriptionlongue',
  servicesOffered: 'services servicelist serviceoffered servicios serviciosofrecidos servicesofferts',
  partnerSince: 'since membersince joined joindate startdate sociodesde partenairedepuis',
  detailsConfirmedOn:
    'detailsconfirmed confirmedon lastconfirmed lastverified verifiedon confirmadoel confirmele',
  openingHours: 'hours businesshours officehours hoursofoperation openhours horario horarios heures horaires',
  answersDayAndNight: 'answers24hours dayandnight answered24hours',
  languages: 'languagesspoken language idiomas langues languesparlees',
  faithsServed: 'faiths religions faithtraditions religionsserved religiones cultes confessions',
  directCremationFrom: 'directcremationprice directcremation directcremationcost pricedirectcremation',
  directCremationFromOn: 'directcremationpricedate pricedate pricesaidon',
  highlights: 'particulars distinctions',
  annualCremations:
    'cremations cremationsperyear cremationsayear yearlycremations cremacionesanuales cremationsparan',
  locationCount:
    'locations rooftops rooftopcount numberoflocations nooflocations locationscount branches sucursales succursales',
  isPriority: 'priority featured prioritypartner prioridad priorite',
  isActive: 'active activo actif enabled',
  logoUrl: 'logo logolink logoaddress',
  imageUrl: 'image picture photo photourl pictureurl mainimage mainimageurl imagen foto',
  facebook: 'facebookurl facebookpage fb',
  linkedin: 'linkedinurl linkedinpage',
  instagram: 'instagramurl ig insta',
  latitude: 'lat latitud gpslat',
  longitude: 'lng lon long longitud gpslong gpslng',
  googlePlaceId: 'placeid googleid googleplace',
}

/** Known words that often mean something else: a person must say so. */
const ASKED: Readonly<Partial<Record<ImportField, string>>> = {
  name: 'legalname legalbusinessname razonsocial raisonsociale denominationsociale parentcompany parentorganization',
  address: 'mailingaddress postaladdress adressepostale direccionpostal',
  addressNumber:
    'housenumber houseno streetnumber streetno buildingnumber buildingno civicnumber civicno numerocivique numerocivico',
  zipCode: 'zip4 zipplus4 zipextension zipext codigo',
  description: 'summary',
  longDescription: 'details',
}

/** Words, or a whole heading in one: a column of these says who is shown, perhaps by its opposite. */
const ACTIVITY = new Set(
  'status statut estatus active inactive activo inactivo actif inactif enabled disabled deleted removed closed cerrado ferme archived hidden visible published unpublished listed delisted discontinued terminated suspended cancelled canceled retired defunct expired blocked donotlist donotuse donotpublish donotshow outofbusiness open operating operational live eliminado supprime'.split(
    ' ',
  ),
)
/** "Active since", "Open hours". */
const NO_ACTIVITY = new Set('since hours hour time days email mail phone'.split(' '))

/** Other things that look like ours, and the added columns of failed rows. */
const OTHERS = new Set(
  'line reason fax faxnumber faxno telecopieur contact contactname contactperson firstname lastname owner ownername director directorname manager country pays pais county countyname notes note comments title type category rating reviews reviewcount createdat updatedat mobile cell cellphone date number no row yelprating googlerating'.split(
    ' ',
  ),
)

const fieldByHeading = new Map<string, ImportField>()
for (const [field, names] of Object.entries(HEADINGS) as [ImportField, string][])
  for (const name of [field.toLowerCase(), ...names.split(' ').filter(Boolean)])
    fieldByHeading.set(name, field)

const askedField = new Map<string, ImportField>()
for (const [field, names] of Object.entries(ASKED) as [ImportField, string][])
  for (const name of names.split(' ')) askedField.set(name, field)

/** "Téléphone n° 1" → "telephoneno1", "ZIP_Code" → "zipcode". */
export function plainHeading(heading: string): string {
  return heading
    .replace(/#/g, ' no ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** Only what a heading certainly names. */
export function fieldOfHeading(heading: string): ImportField | undefined {
  return fieldByHeading.get(plainHeading(heading))
}

/** What a heading may name, if a person says so. */
export function askedFieldOfHeading(heading: string): ImportField | undefined {
  return askedField.get(plainHeading(heading))
}

/** Whether it says who is shown: "Is Inactive", "Account Status". Not for what `fieldOfHeading` knows. */
export function isAboutActivity(words: readonly string[]): boolean {
  return (
    [...words, words.join('')].some((word) => ACTIVITY.has(word)) &&
    !words.some((word) => NO_ACTIVITY.has(word))
  )
}

/** Whether it names something the directory does not store. */
export function isOtherHeading(heading: string): boolean {
  return OTHERS.has(plainHeading(heading))
}

/** Each with its field. */
export function knownHeadings(): Iterable<[heading: string, field: ImportField]> {
  return fieldByHeading
}
