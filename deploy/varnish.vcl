# Varnish as a CDN of your own before HAProxy, purged by tag: apt-get install varnish varnish-modules. CDN_PURGE_URL of all
# processes is http://varnish:6081/purge. Tried by npm run bench -- edge.
vcl 4.1;

import std;
import xkey;

backend site {
	.host = "haproxy";
	.port = "8080";
	.max_connections = 500;
	.probe = {
		.request =
			"GET /healthz HTTP/1.1"
			"Host: directory.example"
			"Connection: close";
		.interval = 2s;
	}
}

# Where web processes and workers are.
acl processes {
	"127.0.0.1";
	"10.0.0.0"/8;
}

sub vcl_recv {
	if (req.url == "/purge" && req.method == "POST") {
		if (client.ip !~ processes) {
			return (synth(403));
		}
		set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
		return (synth(200));
	}
	# A page past its time is shown only while no process answers.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 5s;
	}
}

sub vcl_backend_response {
	set beresp.http.xkey = beresp.http.Surrogate-Key;
	set beresp.grace = 24h;
}

sub vcl_deliver {
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
	unset resp.http.Cache-Tag;
}
