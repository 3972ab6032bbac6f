/**
 * Areas that no county table has: Canadian regions and counties, parts of states. Each line: region code,
 * names, cities and counties.
 */
const AREAS = `
AB Calgary Region: Calgary, Airdrie, Cochrane, Okotoks, Chestermere, High River
AB Edmonton Region|Greater Edmonton: Edmonton, St. Albert, Sherwood Park, Spruce Grove, Leduc, Fort Saskatchewan, Stony Plain
AB Bow Valley: Canmore, Banff
AB Peace Country: Grande Prairie
BC Metro Vancouver|Greater Vancouver|Lower Mainland|GVRD: Vancouver, Burnaby, Richmond, Surrey, New Westminster, Coquitlam, Port Coquitlam, Port Moody, North Vancouver, West Vancouver, Delta, White Rock, Langley, Maple Ridge, Pitt Meadows, Abbotsford
BC Fraser Valley: Abbotsford, Chilliwack, Mission, Hope, Agassiz, Langley, Maple Ridge
BC Vancouver Island: Nanaimo, Victoria, Courtenay, Comox, Campbell River, Duncan, Parksville, Qualicum Beach, Port Alberni, Sidney, Sooke, Saanich, Langford
BC Comox Valley: Courtenay, Comox, Cumberland
BC Cowichan Valley: Duncan, Ladysmith
BC Okanagan|Okanagan Valley: Kelowna, Vernon, Penticton, West Kelowna, Westbank, Summerland, Osoyoos, Oliver
BC Kootenays|Kootenay|West Kootenay|East Kootenay: Nelson, Castlegar, Trail, Cranbrook, Kimberley, Fernie, Creston
BC Sea to Sky: Squamish, Whistler
BC Tri-Cities: Coquitlam, Port Coquitlam, Port Moody
MB Westman: Brandon
MB Eastman: Steinbach
NB Greater Moncton: Moncton, Dieppe, Riverview
NB Acadian Peninsula: Caraquet, Shippagan
NL Avalon Peninsula|Avalon: St. Johns, Mount Pearl, Conception Bay South, Paradise
NS Cape Breton|Cape Breton Island|CBRM: Sydney, Glace Bay, New Waterford, North Sydney, Sydney Mines, Baddeck
NS HRM|Halifax Regional Municipality|Halifax Region: Halifax, Dartmouth, Bedford, Lower Sackville
NS Annapolis Valley: Kentville, Wolfville, Middleton, New Minas, Berwick, Windsor
NS South Shore: Bridgewater, Lunenburg, Liverpool
ON Greater Toronto Area|GTA|Greater Toronto|GTHA: Toronto, North York, Scarborough, Etobicoke, York, Mississauga, Brampton, Markham, Vaughan, Richmond Hill, Thornhill, Pickering, Ajax, Whitby, Oshawa, Oakville, Milton, Burlington, Newmarket, Aurora
ON Peel Region|Peel|Peel County: Brampton, Mississauga, Caledon, Bolton
ON York Region: Richmond Hill, Markham, Vaughan, Newmarket, Aurora, Thornhill, Woodbridge, Maple, Concord, Stouffville, Whitchurch-Stouffville, Keswick, King City
ON Durham Region: Oshawa, Whitby, Ajax, Pickering, Bowmanville, Courtice, Uxbridge, Port Perry
ON Halton Region|Halton: Oakville, Burlington, Milton, Halton Hills, Georgetown, Acton
ON Niagara Region|Niagara|Niagara Peninsula: St. Catharines, Niagara Falls, Welland, Thorold, Fort Erie, Port Colborne, Grimsby, Lincoln, Niagara-on-the-Lake, Fonthill
ON Waterloo Region|Kitchener-Waterloo|KW: Kitchener, Waterloo, Cambridge, Elmira, New Hamburg
ON Simcoe County|Simcoe: Barrie, Orillia, Collingwood, Innisfil, Bradford, Alliston, Midland, Penetanguishene, Wasaga Beach, Angus
ON Essex County|Windsor-Essex: Windsor, Tecumseh, LaSalle, Amherstburg, Leamington, Kingsville, Essex, Belle River
ON Muskoka|Muskoka Region: Bracebridge, Huntsville, Gravenhurst
ON Wellington County: Guelph, Fergus
ON Dufferin County: Orangeville, Shelburne
ON Oxford County: Woodstock, Ingersoll, Tillsonburg
ON Middlesex County: London, Strathroy
ON Elgin County: St. Thomas, Aylmer
ON Lambton County: Sarnia, Petrolia
ON Chatham-Kent: Chatham, Wallaceburg, Blenheim
ON Huron County: Goderich, Clinton, Exeter
ON Perth County: Stratford, St. Marys, Listowel
ON Bruce County|Grey County|Grey-Bruce: Owen Sound, Port Elgin, Kincardine, Walkerton, Hanover, Meaford
ON Brant County: Brantford, Paris
ON Norfolk County|Haldimand County: Simcoe, Port Dover, Delhi, Caledonia, Dunnville
ON Northumberland County: Cobourg, Port Hope
ON Peterborough County|Kawarthas|Kawartha Lakes: Peterborough, Lindsay, Lakefield
ON Hastings County|Quinte|Bay of Quinte: Belleville, Trenton, Quinte West
ON Prince Edward County: Picton
ON Frontenac County: Kingston
ON Lanark County: Perth, Smiths Falls, Carleton Place, Almonte
ON Leeds and Grenville: Brockville, Prescott, Gananoque
ON Renfrew County: Pembroke, Petawawa, Renfrew, Arnprior
ON Stormont Dundas and Glengarry: Cornwall, Morrisburg, Alexandria
ON Nipissing District: North Bay, Sturgeon Falls
ON Cochrane District: Timmins, Kapuskasing, Cochrane
ON Algoma District: Sault Ste. Marie, Elliot Lake
ON National Capital Region|Ottawa Valley: Ottawa, Kanata, Nepean, Orleans, Pembroke, Arnprior, Renfrew
ON Golden Horseshoe: Toronto, Hamilton, Mississauga, Oakville, Burlington, St. Catharines, Niagara Falls, Oshawa
QC Montérégie|South Shore Montreal|Rive-Sud: Longueuil, Brossard, Saint-Hubert, Boucherville, Saint-Jean-sur-Richelieu, Saint-Hyacinthe, Granby, Châteauguay, Sorel-Tracy, Salaberry-de-Valleyfield, Vaudreuil-Dorion, Chambly, Saint-Lambert
QC Outaouais: Gatineau, Hull, Aylmer, Buckingham, Maniwaki
QC Estrie|Eastern Townships|Cantons-de-l'Est: Sherbrooke, Magog, Granby, Coaticook, Lac-Mégantic, Cowansville
QC Laurentides|Laurentians: Saint-Jérôme, Blainville, Mirabel, Sainte-Thérèse, Saint-Eustache, Boisbriand, Mont-Tremblant, Sainte-Agathe-des-Monts
QC Lanaudière: Joliette, Terrebonne, Repentigny, Mascouche, L'Assomption
QC Rive-Nord|North Shore Montreal: Terrebonne, Repentigny, Blainville, Saint-Eustache, Mascouche, Sainte-Thérèse
QC Mauricie: Trois-Rivières, Shawinigan, La Tuque
QC Centre-du-Québec: Drummondville, Victoriaville, Bécancour
QC Saguenay-Lac-Saint-Jean|Lac-Saint-Jean: Saguenay, Alma, Roberval, Chicoutimi, Jonquière
QC Bas-Saint-Laurent: Rimouski, Rivière-du-Loup, Matane, Mont-Joli
QC Abitibi|Abitibi-Témiscamingue: Rouyn-Noranda, Val-d'Or, Amos
QC Gaspésie|Gaspe Peninsula|Gaspésie-Îles-de-la-Madeleine: Gaspé, Chandler, Carleton, Matane
QC Côte-Nord: Sept-Îles, Baie-Comeau
QC Beauce: Saint-Georges, Sainte-Marie, Beauceville
QC Chaudière-Appalaches: Lévis, Saint-Georges, Montmagny, Thetford Mines, Sainte-Marie
QC Capitale-Nationale: Québec, Baie-Saint-Paul, Donnacona, La Malbaie
QC Charlevoix: Baie-Saint-Paul, La Malbaie
QC Greater Montreal|Grand Montréal: Montréal, Laval, Longueuil, Brossard, Terrebonne, Repentigny, Westmount, Dorval
AK Mat-Su|Mat-Su Valley|Matanuska Valley: Wasilla, Palmer
AK Kenai Peninsula: Kenai, Soldotna, Homer, Seward
AL Gulf Coast: Mobile County, Baldwin County
AR Northwest Arkansas|NWA: Benton County, Washington County
AZ Verde Valley: Cottonwood, Sedona, Camp Verde
AZ Valley of the Sun|Greater Phoenix|Phoenix Metro: Phoenix, Maricopa County
CA Bay Area|San Francisco Bay Area: San Francisco, Alameda County, Contra Costa County, Marin County, San Mateo County, Santa Clara County, Napa County, Solano County, Sonoma County
CA East Bay: Oakland, Alameda County, Contra Costa County
CA Silicon Valley|South Bay: San Jose, Santa Clara County
CA San Fernando Valley: Van Nuys, Northridge, Burbank, Glendale, Woodland Hills, Reseda, Canoga Park, Chatsworth, Encino, North Hollywood, Sherman Oaks, Granada Hills, Sylmar, Pacoima
CA San Gabriel Valley: Pasadena, Alhambra, Arcadia, West Covina, El Monte, Monterey Park, Azusa, Covina, Pomona
CA Inland Empire: Riverside, Riverside County, San Bernardino County
CA Southern California|SoCal: Los Angeles, Los Angeles County, Orange County, San Diego County, Riverside County, San Bernardino County, Ventura County
CA Northern California|NorCal: Sacramento, Sacramento County, San Francisco, Alameda County, Contra Costa County, Sonoma County, Butte County, Shasta County, Humboldt County
CA Central Valley|San Joaquin Valley: Fresno, Fresno County, Kern County, Tulare County, Kings County, Merced County, Stanislaus County, San Joaquin County
CA Central Coast: San Luis Obispo, San Luis Obispo County, Santa Barbara County, Monterey County, Santa Cruz County
CA Wine Country: Santa Rosa, Napa County, Sonoma County
CA Napa Valley: Napa, Napa County
CA Antelope Valley: Lancaster, Palmdale
CA High Desert: Victorville, Hesperia, Apple Valley, Adelanto
CA Imperial Valley: El Centro, Imperial County
CA North County|North County San Diego: Escondido, Oceanside, Carlsbad, Vista, San Marcos, Encinitas
CA Gold Country|Sierra Foothills: Placerville, Auburn, Sonora, Grass Valley, Nevada City, Jackson
CA Lake Tahoe|Tahoe: South Lake Tahoe, Truckee, Tahoe City
CA Catalina Island|Santa Catalina Island: Avalon
CA Coachella Valley|Palm Springs Area: Palm Springs, Indio, Palm Desert, Cathedral City, La Quinta, Rancho Mirage, Coachella
CA Orange County|The OC: Orange County
CA Los Angeles County|LA County: Los Angeles County
CO Front Range: Denver, Denver County, Boulder County, Larimer County, Jefferson County, Arapahoe County, El Paso County
CO Northern Colorado|NoCo: Fort Collins, Larimer County, Weld County
CO Western Slope: Grand Junction, Mesa County, Montrose County
FL South Florida: Miami, Miami-Dade County, Broward County, Palm Beach County
FL Florida Keys|The Keys: Key West, Monroe County
FL Treasure Coast: Port St. Lucie, St. Lucie County, Martin County, Indian River County
FL Space Coast: Melbourne, Brevard County
FL Tampa Bay|Tampa Bay Area: Tampa, Hillsborough County, Pinellas County, Pasco County
FL Florida Panhandle|Emerald Coast: Pensacola, Escambia County, Santa Rosa County, Okaloosa County, Walton County, Bay County
FL Central Florida: Orlando, Orange County, Seminole County, Osceola County, Lake County, Polk County
FL Southwest Florida: Fort Myers, Lee County, Collier County, Charlotte County
FL First Coast|Northeast Florida: Jacksonville, Duval County, St. Johns County, Clay County, Nassau County
FL North Florida: Tallahassee, Jacksonville, Lake City, Gainesville, Leon County
FL Nature Coast: Spring Hill, Inverness, Hernando County, Citrus County
FL Suncoast: Sarasota, Sarasota County, Manatee County
FL Miami-Dade County|Dade County: Miami-Dade County
GA Golden Isles|Coastal Georgia: Brunswick, Glynn County, Savannah
GA Metro Atlanta|Greater Atlanta: Atlanta, Fulton County, DeKalb County, Cobb County, Gwinnett County, Clayton County
HI Oahu|O'ahu: Honolulu County
HI Big Island|Island of Hawaii: Hawaii County
HI Molokai|Moloka'i: Kaunakakai
HI Lanai: Lanai City
HI Maui|Island of Maui: Maui County
HI Kauai|Kaua'i: Kauai County
IA Quad Cities: Davenport, Bettendorf
ID Treasure Valley: Boise, Ada County, Canyon County
ID Magic Valley: Twin Falls, Twin Falls County
IL Metro East: Belleville, Alton, Edwardsville, St. Clair County, Madison County
IL Chicagoland|Greater Chicago|Chicago Suburbs: Chicago, Cook County, DuPage County, Lake County, Kane County, Will County
IN Northwest Indiana: Gary, Lake County, Porter County
IN Michiana: South Bend, St. Joseph County, Elkhart County
KY Northern Kentucky: Covington, Kenton County, Boone County, Campbell County
LA Acadiana|Cajun Country: Lafayette, Lafayette Parish, St. Landry Parish, Iberia Parish
LA Northshore: Slidell, St. Tammany Parish
MA Cape Cod|The Cape: Barnstable County
MA Martha's Vineyard|The Vineyard: Edgartown, Oak Bluffs, Vineyard Haven, Dukes County
MA MetroWest: Framingham, Natick, Marlborough
MA North Shore: Salem, Essex County
MA South Shore: Plymouth, Plymouth County
MA South Coast: New Bedford, Fall River
MA Berkshires|The Berkshires: Pittsfield, Berkshire County
MA Merrimack Valley: Lowell, Lawrence, Haverhill
MA Pioneer Valley: Springfield, Hampden County, Hampshire County, Franklin County
MD Southern Maryland: Waldorf, Charles County, St. Mary's County, Calvert County
MD Eastern Shore: Salisbury, Wicomico County, Talbot County, Worcester County, Dorchester County
ME Midcoast|Midcoast Maine: Rockland, Camden, Belfast, Brunswick, Bath
ME Downeast|Down East: Ellsworth, Hancock County, Washington County
MI Metro Detroit: Detroit, Wayne County, Oakland County, Macomb County
MI Upper Peninsula|The U.P.: Marquette, Marquette County, Delta County, Chippewa County, Houghton County, Dickinson County
MI Northern Michigan|Up North: Traverse City, Petoskey, Alpena, Charlevoix, Gaylord, Cadillac
MI The Thumb: Port Huron, St. Clair County, Lapeer County
MN Twin Cities|Twin Cities Metro|MSP Metro: Minneapolis, St. Paul, Hennepin County, Ramsey County, Dakota County, Anoka County, Washington County
MN Iron Range: Hibbing, Virginia
MO Ozarks|The Ozarks: Springfield, Greene County, Taney County, Christian County
MO Lake of the Ozarks|The Lake of the Ozarks: Osage Beach, Camdenton, Lake Ozark
MO Bootheel: Poplar Bluff, Sikeston, Cape Girardeau
MS Mississippi Delta|The Delta: Greenville, Cleveland, Greenwood, Clarksdale
MS Gulf Coast: Gulfport, Biloxi, Harrison County, Jackson County
MT Flathead Valley: Kalispell, Flathead County
NC Outer Banks|OBX: Kill Devil Hills, Dare County
NC Research Triangle|The Triangle: Raleigh, Wake County, Durham County, Orange County
NC Piedmont Triad|The Triad|Triad: Greensboro, Guilford County, Forsyth County
NC Sandhills: Southern Pines, Moore County
NC Crystal Coast: Morehead City, Beaufort, Carteret County
NC High Country: Boone, Watauga County
NH Seacoast: Portsmouth, Rye, Hampton, Exeter
NH Monadnock Region: Keene, Cheshire County
NH Lakes Region: Laconia, Belknap County
NH White Mountains: Littleton, Conway
NJ Jersey Shore: Toms River, Ocean County, Monmouth County, Atlantic County, Cape May County
NJ Long Beach Island|LBI: Ship Bottom, Beach Haven, Surf City, Barnegat Light
NJ Central Jersey: New Brunswick, Middlesex County, Monmouth County, Mercer County, Somerset County
NJ South Jersey: Camden, Camden County, Gloucester County, Burlington County, Atlantic County, Cumberland County
NJ North Jersey: Newark, Essex County, Bergen County, Passaic County, Morris County, Hudson County
NV Las Vegas Valley: Las Vegas, Clark County
NY Long Island: Hicksville, Nassau County, Suffolk County
NY Hudson Valley: Poughkeepsie, Dutchess County, Orange County, Ulster County, Putnam County, Westchester County, Rockland County
NY Finger Lakes: Canandaigua, Ontario County, Tompkins County, Seneca County, Yates County, Cayuga County
NY Capital District|Capital Region: Albany, Albany County, Schenectady County, Rensselaer County, Saratoga County
NY Southern Tier: Binghamton, Broome County, Chemung County, Steuben County, Tioga County
NY Western New York|WNY: Buffalo, Erie County, Niagara County, Chautauqua County, Cattaraugus County
NY Upstate: Albany, Albany County, Oneida County, Onondaga County, Monroe County, Erie County, Saratoga County, Warren County, Broome County
NY Central New York|CNY: Syracuse, Onondaga County, Oneida County, Oswego County, Cayuga County
NY Adirondacks: Plattsburgh, Glens Falls, Essex County, Clinton County, Warren County
NY Catskills|The Catskills: Monticello, Kingston, Sullivan County, Ulster County, Greene County
NY The Hamptons|Hamptons: Southampton, East Hampton, Hampton Bays, Westhampton Beach, Sag Harbor
NY Mohawk Valley: Utica, Oneida County, Herkimer County
NY North Country: Watertown, Plattsburgh, Jefferson County, St. Lawrence County, Clinton County
OH Mahoning Valley: Youngstown, Mahoning County, Trumbull County
OH Miami Valley: Dayton, Montgomery County, Greene County, Miami County
OR Willamette Valley: Salem, Eugene, Marion County, Lane County, Linn County, Benton County
OR Oregon Coast: Newport, Lincoln City, Astoria, Seaside, Tillamook, Coos Bay, Florence
OR Rogue Valley: Medford, Jackson County
PA Lehigh Valley: Allentown, Lehigh County, Northampton County
PA Main Line: Wayne, Bryn Mawr, Ardmore, Paoli, Villanova
PA Delaware Valley: Philadelphia, Philadelphia County, Delaware County, Montgomery County, Bucks County, Chester County
PA Poconos|The Poconos: Stroudsburg, Monroe County, Pike County
PA Northeast Pennsylvania|NEPA: Scranton, Lackawanna County, Luzerne County, Monroe County
PA Wyoming Valley: Wilkes-Barre, Luzerne County
PA Laurel Highlands: Greensburg, Westmoreland County, Fayette County, Somerset County
SC Pee Dee: Florence, Florence County, Darlington County
SC Lowcountry|Low Country: Charleston, Charleston County, Beaufort County, Berkeley County, Dorchester County
SC Grand Strand: Myrtle Beach, Horry County
SC Upstate: Greenville, Greenville County, Spartanburg County, Anderson County
SC Midlands: Columbia, Richland County, Lexington County
SD Black Hills: Rapid City, Pennington County, Lawrence County
TN Smoky Mountains|Great Smoky Mountains|The Smokies: Sevierville, Pigeon Forge, Gatlinburg, Maryville
TN Tri-Cities: Johnson City, Kingsport, Bristol
TX DFW|Dallas-Fort Worth|Metroplex|DFW Metroplex|North Texas: Dallas, Dallas County, Tarrant County, Collin County, Denton County
TX Rio Grande Valley|RGV: McAllen, Hidalgo County, Cameron County
TX Hill Country|Texas Hill Country: Fredericksburg, Kerrville, Kerr County, Gillespie County
TX Golden Triangle|Southeast Texas: Beaumont, Jefferson County, Orange County
TX Permian Basin: Midland, Odessa, Midland County, Ector County
TX Texas Panhandle: Amarillo, Potter County, Randall County
TX Greater Houston: Houston, Harris County, Fort Bend County, Montgomery County
TX Central Texas: Waco, Austin, Killeen, Temple, Round Rock, Georgetown, San Marcos, Belton
TX East Texas|Piney Woods: Tyler, Longview, Lufkin, Nacogdoches, Marshall, Kilgore, Palestine, Jacksonville, Henderson
TX West Texas: Midland, Odessa, Lubbock, Abilene, San Angelo, Big Spring, El Paso
TX Coastal Bend: Corpus Christi, Nueces County, San Patricio County
TX Big Bend: Alpine, Brewster County
UT Utah Valley: Provo, Utah County
UT Cache Valley: Logan, Cache County
UT Wasatch Front|Salt Lake Valley: Salt Lake City, Salt Lake County, Davis County, Weber County, Utah County
VA Hampton Roads|Tidewater|Seven Cities: Norfolk, Virginia Beach, Chesapeake, Portsmouth, Suffolk, Hampton, Newport News
VA Northern Virginia|NoVA: Arlington, Alexandria, Fairfax, Fairfax County, Loudoun County, Prince William County
VA Shenandoah Valley: Harrisonburg, Staunton, Winchester, Rockingham County, Augusta County
VA New River Valley: Blacksburg, Montgomery County
VT Northeast Kingdom: St. Johnsbury, Caledonia County, Orleans County, Essex County
WA Puget Sound|Greater Seattle: Seattle, King County, Pierce County, Snohomish County, Kitsap County
WA Tri-Cities: Kennewick, Richland, Pasco
WA Whidbey Island: Oak Harbor, Langley, Coupeville
WA San Juan Islands: Friday Harbor, Eastsound
WA Kitsap Peninsula: Bremerton, Kitsap County
WA Skagit Valley: Mount Vernon, Skagit County
WA Yakima Valley: Yakima, Yakima County
WA Olympic Peninsula: Port Angeles, Clallam County, Jefferson County
WA Inland Northwest|Eastern Washington: Spokane, Spokane County
WI Fox Valley|Fox Cities: Appleton, Outagamie County, Winnebago County
WI Door Peninsula: Sturgeon Bay, Door County
WV Eastern Panhandle: Martinsburg, Berkeley County, Jefferson County
`

export type Area = {
  regionCode: string
  /** The first is shown. */
  names: readonly string[]
  /** The first is the area's middle. */
  members: readonly string[]
}

/** "Peel Region" also stands for "Region of Peel". */
export function readAreas(): Area[] {
  return AREAS.trim()
    .split('\n')
    .map((line) => {
      const [names = '', members = ''] = line.slice(3).split(': ')
      return {
        regionCode: line.slice(0, 2),
        names: names.split('|').flatMap(withOtherOrder),
        members: members.split(', '),
      }
    })
}

function withOtherOrder(name: string): string[] {
  const bare = / (Region|County)$/.exec(name)
  const [, kind = ''] = bare ?? []
  const place = name.slice(0, -kind.length - 1)
  if (kind === 'Region') return [name, `Region of ${place}`, `${place} Regional Municipality`]
  return kind === 'County' ? [name, `County of ${place}`] : [name]
}
